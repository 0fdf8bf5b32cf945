import type { PageContent } from '../../../../content/types.ts';

/** What happens to a request, who does what in a paid case, and which of the promised things exist today (CONT-03). */
export const content: PageContent = {
  name: 'How we work',
  updatedOn: '2026-11-28',
  title: 'How we work with you | Niyam',
  description:
    'From your first question to the certificate: who does what, what you pay when, what exists today and what is planned.',
  heading: 'How we work',
  lead: 'Know first what happens to your request, and to your money.',
  sections: [
    {
      id: 'from-request-to-reply',
      heading: 'From your question to our answer',
      answer: 'You ask, a person reads, you talk, you get a price.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'You tell us what you do',
              text: 'Use the [contact page](/contact), call, or write on WhatsApp. The form asks for your name, phone, e-mail and the name of the business. A few lines about what you sell, and where, help most. If you work with us already, [ask for support](/contact?type=support).',
              time: 'a few minutes',
              cost: 'free',
            },
            {
              title: 'Your phone keeps the request',
              text: 'No signal? It stays under [Waiting to send](/outbox) and goes when the network is back. Once our office has it, you get a receipt that you can read out on the telephone.',
            },
            {
              title: 'A person reads it',
              text: 'You can write at any time. People answer Monday to Saturday, in office hours. We aim at an answer within {claim.answerWithinHours} hours; Sundays and holidays can make it longer.',
              cost: 'free',
            },
            {
              title: 'The first talk',
              text: '{claim.consultationMinutes} minutes, on the telephone or at the office. You learn which registrations apply to you, which do not, and which you can do free by yourself.',
              cost: 'free',
            },
            {
              title: 'You get a price in writing',
              text: 'What we would do, our fee, the government’s fee apart, and the tax. You may stop here and owe nothing.',
              cost: 'free',
            },
          ],
        },
      ],
    },
    {
      id: 'paid-work',
      heading: 'If you give us the work',
      answer: 'We agree in writing. You see each form before it goes.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'We agree in writing',
              text: 'Scope, price, start, and what happens if it goes wrong: see the [terms](/terms-of-service).',
            },
            {
              title: 'You send the papers',
              text: 'Photographs taken in daylight are enough for most. We look at each one and tell you what is missing, all at once and not one by one.',
            },
            {
              title: 'We prepare, you look',
              text: 'You see the form before it goes in. Nothing is signed in your name without you.',
            },
            {
              title: 'You pay the government’s fee',
              text: 'Yourself, on the portal, and the receipt is yours.',
            },
            {
              title: 'We follow it up',
              text: 'If the office asks something, we tell you what and answer it with you. You hear from us when something happens, and also when nothing does.',
            },
            {
              title: 'You get everything',
              text: 'Certificate, receipts, logins, and the next date to remember.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'Who does what',
          head: ['You', 'We', 'The office'],
          rows: [
            [
              'Tell the truth and give papers in time',
              'Check, fill in, explain',
              'Checks, asks, visits if it wants',
            ],
            [
              'Hold the login and pay the government',
              'Answer the office’s questions with you',
              'Grants or refuses',
            ],
            ['Decide', 'Say what we would do, and what it costs', 'Says how to appeal'],
          ],
        },
      ],
    },
    {
      id: 'what-exists',
      heading: 'What you can have today, and what is planned',
      answer: 'Most exists today. A document room and an office view are planned.',
      blocks: [
        {
          kind: 'text',
          text: 'We promise what exists. The rest we call planned.',
        },
        {
          kind: 'table',
          caption: 'What we offer',
          head: ['What', 'State', 'How it looks'],
          rows: [
            [
              'A roadmap: what you need, in which order',
              'Available now',
              'The [licence finder](/find) makes it from your answers. A person goes through it with you in the first talk.',
            ],
            [
              'Lawyer-led guidance',
              'Available now, from people',
              'Where a matter needs an advocate, one is named to you. The website itself gives information, not advice.',
            ],
            [
              'Your language',
              'Available now; Hindi and Telugu as drafts',
              'Our office says that it talks with you in local languages: ask for yours when you call. Every page is in English, Hindi and Telugu; no native speaker has checked the last two yet.',
            ],
            [
              'Reminders and a calendar',
              'Available now, in the app and in a plan',
              '[My dates](/calendar) works out your days on your phone, free. In a plan the office calls or writes before a date comes.',
            ],
            [
              'One dashboard with the state of your case',
              'Begun: your own side now, the office’s planned',
              '[On this phone](/on-this-phone), and with an account the [dashboard](/dashboard), show what you sent, your dates and your lists. How far the office is with a case, your receipt and a call tell you.',
            ],
            [
              'A document room',
              'Planned',
              'Until then papers come to the office as we agree with you: see [confidentiality](/confidentiality).',
            ],
            [
              'Schemes and loans matched to you',
              'Available now',
              '[Government schemes](/government-schemes) says which fit you, and why not. A person looks at it with you in the first talk.',
            ],
            [
              'An assistant that answers at night',
              'Available now',
              'The [legal assistant](/legal-assistant) answers from our guides at any time; a person answers in office hours.',
            ],
          ],
        },
      ],
    },
    {
      id: 'what-we-refuse',
      heading: 'What we do not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Carry money to an officer. If somebody asks you for it in our name, tell us.',
            'File what we know to be false.',
            'Take your password and keep it.',
            'Sell you a registration that you do not need.',
            'Call you again after you have said no.',
          ],
        },
      ],
    },
    {
      id: 'begin',
      heading: 'Begin',
      blocks: [
        {
          kind: 'text',
          text: '[Ask for the free consultation](/contact), look at the [prices](/pricing), or open a [guide](/resources) and do it yourself.',
        },
      ],
    },
  ],
};
