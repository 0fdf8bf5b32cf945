import type { PageContent } from '../../../../content/types.ts';

/** Terms for using the site and for paid work, short version first. */
export const content: PageContent = {
  name: 'Terms of service',
  updatedOn: '2026-11-23',
  title: 'Terms of service | Niyam',
  description:
    'Reading is free. For paid work: price in writing, government fee apart, when you get your money back, how to cancel, and where to complain.',
  heading: 'Terms of service',
  lead: 'What holds between us when you read, ask and pay.',
  sections: [
    {
      id: 'short-version',
      heading: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'Reading is free. Asking is free.',
            'Nothing is owed before you have agreed to a price in writing.',
            'Our fee, the government’s fee and the tax on our fee are three lines, never one.',
            'The office decides about your licence, not we. Nobody can sell you its decision.',
            'If we do not do what we promised, you get our fee back.',
            'You can stop at any time and pay only for what is done.',
          ],
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'Awaiting a lawyer’s review',
          text: 'These terms are written in plain words and have not yet been reviewed by a lawyer. What is written in your own agreement with us goes first; your rights under consumer law go before both.',
        },
      ],
    },
    {
      id: 'who',
      heading: 'Who we are',
      answer: 'A private consultancy, not a government office or law firm.',
      blocks: [
        {
          kind: 'text',
          text: 'Niyam is run by a private consultancy in Hyderabad. We are not a government office and not a law firm. Addresses, telephone and hours are under [Contact](/contact).',
        },
      ],
    },
    {
      id: 'using-the-site',
      heading: 'Using the site',
      answer: 'Read, print and share the pages. Do not sell them.',
      blocks: [
        {
          kind: 'list',
          items: [
            'You may read, save, print and share the pages. Please leave the dates and sources on them.',
            'Do not pass them off as a government publication, and do not sell them.',
            'Do not try to break the site or to flood it with requests.',
            'We try to keep every figure right and dated. If one is wrong, the official source counts; see the [disclaimer](/disclaimer).',
          ],
        },
      ],
    },
    {
      id: 'asking-us',
      heading: 'Asking us',
      answer: 'A request costs nothing and binds you to nothing.',
      blocks: [
        {
          kind: 'text',
          text: 'A request is a question, not an order. It costs nothing and binds you to nothing. We may decline work that we cannot do properly, and we say so soon. The forms are for people of {privacy.adult} and above.',
        },
      ],
    },
    {
      id: 'paid-work',
      heading: 'Paid work: what we both agree to',
      answer: 'Scope, fees, tax and start are in writing first.',
      blocks: [
        {
          kind: 'text',
          text: 'Before you pay, you get in writing:',
        },
        {
          kind: 'list',
          items: [
            '**What** we will do, and what we will not.',
            '**Our fee**, and what part is due when.',
            '**The government’s fee**, apart. You pay it yourself on the official portal wherever the portal allows it. If we pay it for you, you get the receipt.',
            '**The tax** on our fee: {gst.rate.standard} GST where we have to charge it, on our fee only.',
            '**When** we start, and what we need from you for it.',
            '**Whose name** the account has: always yours. Logins, certificates and receipts belong to you.',
          ],
        },
        {
          kind: 'text',
          text: 'You tell us the truth and give us the papers in time. If a paper is missing or wrong, we say so; the work waits until it is there.',
        },
        {
          kind: 'text',
          text: 'A monthly plan runs from month to month. It does not renew for a longer time without your yes. You can end it at any time, to the end of the month you have paid for.',
        },
      ],
    },
    {
      id: 'refunds',
      heading: 'When you get your money back',
      answer: 'It is about our fee alone, by the table inside.',
      blocks: [
        {
          kind: 'text',
          text: 'This is what “money-back guarantee” means on this site. It is about **our fee**.',
        },
        {
          kind: 'table',
          caption: 'Refunds of our fee',
          head: ['What happened', 'What you get back'],
          rows: [
            ['We have not started', 'All of it'],
            [
              'We did not do what the written offer says, and do not put it right when you tell us',
              'All of it',
            ],
            [
              'The application was refused because of our mistake',
              'All of it, or we do it again free: you choose',
            ],
            ['You stop in the middle', 'The part for the steps that are not done yet'],
            [
              'The office refused for another reason, and we had told you of the risk',
              'Nothing; the work was done. You get the refusal and what can be done against it',
            ],
            [
              'You gave us wrong papers, or withdrew after the application went in',
              'Nothing for the steps already done',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'The government’s fee is not ours to give back. Whether the office refunds it, its own rules say. To ask for a refund, write to the [office](/contact) and name the receipt. We confirm within {privacy.complaint-acknowledge} hours and settle it within {privacy.complaint-settle}; the money goes back the way it came.',
        },
      ],
    },
    {
      id: 'decisions',
      heading: 'What we cannot promise',
      answer: 'The office decides. We promise no licence.',
      blocks: [
        {
          kind: 'text',
          text: 'A licence is granted or refused by the office concerned. The times we name are estimates. Figures about our past work, such as a success rate, are our own statements about the past and promise nothing for your case.',
        },
      ],
    },
    {
      id: 'liability',
      heading: 'If we make a mistake',
      answer: 'We put it right at our cost.',
      blocks: [
        {
          kind: 'text',
          text: 'We put it right at our cost, and we answer for the damage as the law provides. We do not answer for what comes of papers that were wrong when you gave them to us, or of a decision that an office takes by itself. Nothing here takes away a right that the law gives you as a consumer.',
        },
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      answer: 'Our grievance officer, the helpline, then the consumer commission.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Tell our grievance officer',
              text: 'Through [Contact](/contact), with “complaint” in the first line. You hear from us within {privacy.complaint-acknowledge} hours, and it is settled within {privacy.complaint-settle}.',
            },
            {
              title: 'Call the consumer helpline',
              text: 'The National Consumer Helpline is {helpline.consumer}, or [online](portal:consumerhelpline). It is free.',
            },
            {
              title: 'Go to the consumer commission',
              text: 'You can file at [e-Jagriti](portal:ejagriti), also where you live. You do not need an advocate for it.',
            },
          ],
        },
      ],
    },
    {
      id: 'law',
      heading: 'Law and place',
      answer: 'Indian law. Consumers may go to their own commission.',
      blocks: [
        {
          kind: 'text',
          text: 'Indian law applies. Our place of business is Hyderabad, and the courts there are competent. As a consumer you may also go to the commission where you live or work.',
        },
        {
          kind: 'text',
          text: 'If these terms change, the new ones count for what is agreed after that day, not for work that is already under way.',
        },
      ],
    },
  ],
};
