// Written from src/locales by `npm run server-texts`: change the texts there.

/** Texts of the functions for visitors, by language. */
export const visitorTexts = {
  en: {
    lang: 'en',
    newsletter: {
      subject: 'Do you want the {site} newsletter?',
      reason: 'Somebody, probably you, asked for the {site} newsletter at this address.',
      confirm: 'If it was you, open this page and press the button:',
      otherwise: 'If it was not you, do nothing: you will get no newsletter.',
      unsubscribe: 'To say that you never want it:',
    },
    formPages: {
      received: {
        title: 'Thank You',
        text: 'The office has your request.',
        receipt: 'Your receipt is {receipt}. Write it down: this phone keeps nothing of it.',
      },
      unreadable: {
        title: 'This form cannot be read',
        text: 'Nothing was sent. Please go back, reload the page and try again.',
      },
      correction: {
        title: 'Please fix this first',
        text: 'Nothing was sent yet, and nothing you typed is lost.',
        send: 'Send my request',
      },
      notSent: {
        title: 'Your request was not sent',
        tooManyOneMinute: 'Too many forms came from this network. It can be sent in a minute.',
        tooMany: 'Too many forms came from this network. It can be sent in {minutes} minutes.',
        unreachable: 'The office cannot be reached now.',
        later: 'Leave this page open and press the button again later, or call us.',
        again: 'Send it again',
        tooLarge: 'It is too long. Please go back and shorten it.',
      },
      typed: 'What you typed',
      back: 'Back to {site}',
      fields: {
        fullName: 'Your name',
        email: 'E-mail',
        phone: 'Phone',
        businessName: 'Name of your business',
        businessType: 'What kind of business is it?',
        complianceStatus: 'Do you have your licences?',
        consultationDate: 'A day that suits you',
        services: 'What do you need?',
        budget: 'Budget (₹)',
        timeline: 'By when?',
        industry: 'Industry',
        currentIssues: 'What is the main problem?',
        businessSize: 'How old is the business?',
        urgency: 'How urgent is it?',
        notes: 'Anything else we should know',
      },
    },
  },
};
