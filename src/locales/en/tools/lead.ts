/** The lead form: its questions, its notice, and what becomes of a request. */
export const text = {
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
  options: {
    businessType: {
      'Restaurant/Food Business': 'Restaurant/Food Business',
      Manufacturing: 'Manufacturing',
      'Retail/Wholesale': 'Retail/Wholesale',
      Services: 'Services',
      'Technology/IT': 'Technology/IT',
      Healthcare: 'Healthcare',
      Education: 'Education',
      Other: 'Other',
    },
    complianceStatus: {
      'Not registered yet': 'Not registered yet',
      'Partially compliant': 'Partially compliant',
      'Fully compliant': 'Fully compliant',
      'Not sure': 'Not sure',
    },
    services: {
      'FSSAI Registration': 'FSSAI Registration',
      'GST Registration': 'GST Registration',
      'Trade License': 'Trade License',
      'Compliance Audit': 'Compliance Audit',
      'Legal Consultation': 'Legal Consultation',
      'Document Preparation': 'Document Preparation',
    },
    budget: {
      'Under 5,000': 'Under 5,000',
      '5,000-10,000': '5,000-10,000',
      '10,000-25,000': '10,000-25,000',
      '25,000-50,000': '25,000-50,000',
      'Above 50,000': 'Above 50,000',
    },
    timeline: {
      'Urgent 1-2 weeks': 'Urgent 1-2 weeks',
      'Standard 1 month': 'Standard 1 month',
      'Flexible 2-3 months': 'Flexible 2-3 months',
    },
    industry: {
      'Food & Beverage': 'Food & Beverage',
      Manufacturing: 'Manufacturing',
      Retail: 'Retail',
      Services: 'Services',
      Technology: 'Technology',
      Healthcare: 'Healthcare',
      Education: 'Education',
      'Real Estate': 'Real Estate',
      Other: 'Other',
    },
    currentIssues: {
      'No FSSAI license': 'No FSSAI license',
      'Missing GST registration': 'Missing GST registration',
      'Expired licenses': 'Expired licenses',
      'Non-compliance penalties': 'Non-compliance penalties',
      'Documentation issues': 'Documentation issues',
      Other: 'Other',
    },
    businessSize: {
      'Startup 0-2 years': 'Startup 0-2 years',
      'Small 2-5': 'Small 2-5',
      'Medium 5-10': 'Medium 5-10',
      'Established 10+': 'Established 10+',
    },
    urgency: {
      'Very Urgent': 'Very Urgent',
      Urgent: 'Urgent',
      Standard: 'Standard',
      'Not Urgent': 'Not Urgent',
    },
  },
  /** What a request is called in the list of what was sent. */
  requests: {
    consultation: 'Request for a consultation',
    quote: 'Request for a quote',
    audit: 'Request for an audit',
    registration: 'Request for help with a registration',
    support: 'Request for support',
  },
  /** Stands in the notes of a form that was opened from a guide; the visitor can change it. */
  aboutGuide: (name: string) => `About: ${name}`,
  optional: 'if you like',
  choose: 'Choose one',
  submit: 'Send my request',
  submitting: 'Submitting...',
  noScript: {
    canSend:
      'JavaScript is off or did not arrive. You can still send this form. It goes straight to the office, and nothing is kept on this phone.',
    cannotSend:
      'This form needs JavaScript, which is off or did not arrive. You can call or write on WhatsApp instead.',
  },
  sharedPhone:
    'This phone is set as shared: nothing you type is kept on it. Stay on this page until your request is sent.',
  phoneTooShort: 'Please write the whole number, in digits.',
  notesTooLong: (over: string) =>
    `Please shorten it by ${over} letters, or send the rest by WhatsApp.`,
  problems: 'Please fix this first',
  draft: {
    restored: 'We kept what you had typed.',
    discard: 'Discard it',
  },
  /** Seen only where styles do not arrive: the field is there for programs. */
  trap: 'Leave this field empty',
  notice: {
    /** Must change with any word below: each lead says which version its sender saw. */
    version: '4',
    purpose: (office: string) =>
      `What you type goes to the office of ${office}, to answer this request and for nothing else.`,
    untilSent: 'Until it is sent it stays on this phone.',
    /** Where a sheet takes the requests and gives no receipt. */
    untilConfirmed:
      'It stays on this phone until it is sent, and for seven days more if nobody confirms that it arrived.',
    data: (page: string) =>
      `Sent: the answers above, the time, the page you came from (${page}), how long the form was open, and which version of this notice you saw.`,
    rights:
      'You can have it corrected or deleted: write to the office, with your receipt. If you are not satisfied, you can complain to the Data Protection Board of India.',
    more: 'Privacy policy',
  },
  office: {
    title: 'What our office says of itself',
    consultation: (minutes: number) => `Free consultation: ${minutes} minutes`,
    slots: (count: number) => `${count} slots a week`,
    hours: (times: string) => `People answer Monday to Saturday ${times}`,
    answer: (hours: number) => `Response within ${hours} hours`,
    businesses: (count: number) => `${count}+ businesses served`,
    success: (percent: number) => `${percent}% success rate`,
    rating: (stars: number, reviews: number) => `Rated ${stars} from ${reviews} reviews`,
    own: 'These are our own statements.',
  },
  sent: {
    stamp: 'Sent',
    title: 'Thank You',
    received: 'The office has your request.',
    text: (receipt: string) => `The office has your request. Your receipt is ${receipt}.`,
    notStored: 'This phone does not let us save. Write the receipt down: it is not listed here.',
  },
  unconfirmed: {
    stamp: 'Sent, not confirmed',
    title: 'Thank You',
    text: 'Your request was sent. The office gives no receipt this way; if you hear nothing, call or write.',
    again: 'For seven days you can send it again from “See what is waiting”.',
  },
  saved: {
    stamp: 'Waiting to send',
    title: 'Saved on this phone. It will go when there is signal.',
    text: 'You need not send it again.',
    /** With a signal the fault lies elsewhere. */
    unreached:
      'The office cannot be reached now. You need not send it again. On a Wi-Fi that asks you to sign in, do that first.',
    /** The Wi-Fi has answered in the server's place. */
    loginPage:
      'This Wi-Fi asks you to sign in. Open the Wi-Fi’s sign-in page: the request stays saved here and goes by itself.',
  },
  refusedLater: {
    stamp: 'Needs you',
    title: 'The office could not accept this request',
    text: 'It is kept on this phone. Change it under “See what is waiting” and it goes again.',
  },
  tooLate: {
    stamp: 'Not changed',
    title: 'The office has the first text',
    text: 'It arrived before your change. Your new text stays in the list of requests. Send it by WhatsApp, or call us.',
  },
  /** Heads the form in which the text of a waiting request is changed. */
  change: {
    title: 'Change your request',
    description:
      'It waits on this phone and is not sent while this form is open. Send it again when it is right.',
  },
  /** While the text of a waiting request is being changed. */
  changeTooLate: {
    sending: {
      title: 'The first text is being sent now',
      text: 'If it does not arrive, your change is sent instead.',
    },
    sent: {
      title: 'The first text has been sent',
      text: 'The office has it, so it cannot change. What you typed is still here. You can send it as another request.',
    },
    unchangeable: {
      title: 'This request can no longer be changed',
      text: 'It was sent or deleted before your change. What you typed is still here. You can send it as another request.',
    },
  },
  refused: {
    title: 'The office could not accept this request',
    text: 'What you typed is still here. Change it and send it again, or reach us another way.',
  },
  failed: {
    title: 'Failed to submit form. Please try again or contact us directly.',
    text: 'We could not save or send it. What you typed is still here.',
    loginPage:
      'This Wi-Fi asks you to sign in. Open the Wi-Fi’s sign-in page, then send it again. What you typed is still here, until you leave this page.',
    shared:
      'It could not be sent, and on a shared phone nothing is kept. What you typed is still here, until you leave this page.',
  },
  /** The device no longer holds what it had saved. */
  lost: {
    stamp: 'Not saved any more',
    title: 'This phone no longer has your request',
    text: 'It was deleted here before the office confirmed it. What you typed is below: send it again, or reach us another way.',
    again: 'Save and send it again',
    failed: 'It could not be saved or sent. What you typed is still here.',
  },
  /** The same draft, sent off from another tab. */
  already: {
    title: 'You have sent this request already',
    sent: (when: string) => `The office has had it since ${when}.`,
    waiting: (when: string) => `It was saved from another window on ${when}, and goes by itself.`,
    receipt: (receipt: string) => `Its receipt is ${receipt}.`,
    text: 'Nothing was sent twice. Is this something else? Then send it as another request.',
    another: 'Send it as another request',
  },
  seeOutbox: 'See what is waiting',
  seeSent: 'See what was sent',
  stillWaiting: (count: number) =>
    count === 1
      ? 'An earlier request is still waiting to be sent.'
      : `${count} earlier requests are still waiting to be sent.`,
  notAccepted: 'The office did not accept this answer.',
  another: 'Send another request',
  /** Why the server refused a request, by the code of its answer. */
  refusals: {
    invalid: (fields: string) =>
      fields === '' ? 'Some answers were not accepted.' : `Not accepted as it is: ${fields}.`,
    'id-reused':
      'The office has your first text and cannot change it. Send the new text by WhatsApp, or call.',
    'too-large': 'The text is too long. Please shorten it.',
    'too-old': 'It was made by an older version of this app. Please write it again.',
    'not-available': 'The office does not offer this yet.',
    'session-expired': 'Please sign in, so that it can be sent.',
    other: 'The office did not accept it.',
  },
} as const;
