import type { PageContent } from '../../../../../content/types.ts';

/** Article 19 (freedom of trade) in plain words. */
export const content: PageContent = {
  name: 'Article 19',
  updatedOn: '2026-11-23',
  title: 'Article 19: freedom to trade | Niyam',
  description:
    'Article 19 in plain words: every citizen may carry on a trade, and only a law may limit it, within reason. The court cases behind street vending.',
  heading: 'Article 19: freedom to carry on a trade',
  lead: 'Every citizen may carry on a trade, within reasonable limits of law.',
  sections: [
    {
      id: 'what-it-means',
      heading: 'What it means',
      blocks: [
        {
          kind: 'text',
          text: 'Article 19 lists freedoms of citizens, such as speech and movement. One of them, in Article 19(1)(g), is to practise any profession, or to carry on any occupation, trade or business.',
        },
        {
          kind: 'text',
          text: 'You may choose your work. You may start a business and close it. You need no reason, no degree and no permission, except where a law asks for one.',
        },
        {
          kind: 'text',
          text: 'It is a right of citizens. A company uses it through its citizen shareholders. And it is a right against the State: it does not force a landlord to rent to you or a customer to buy.',
        },
      ],
    },
    {
      id: 'limits',
      heading: 'The limits, in Article 19(6)',
      answer: 'A limit needs a law, and must be reasonable.',
      blocks: [
        {
          kind: 'text',
          text: 'The freedom is not without limits. The State may:',
        },
        {
          kind: 'list',
          items: [
            'set **reasonable limits in the interest of the general public**: hygiene for food, exits for fire, days and places for vending;',
            'ask for **qualifications**: a pharmacist in a medicine shop, a driver’s licence for a taxi;',
            '**run a trade itself**, even alone.',
          ],
        },
        {
          kind: 'text',
          text: 'Two tests keep this power in check. First, there must be a **law**: an officer’s wish, or a spoken order with no law behind it, is not enough. Second, the limit must be **reasonable**: no harsher than its purpose needs. Washing your hands is reasonable. Forbidding all carts in a city for ever, to keep the roads tidy, would be hard to defend.',
        },
      ],
    },
    {
      id: 'on-the-street',
      heading: 'How street vending became a protected trade',
      answer: 'Five judgments led to the Street Vendors Act, 2014.',
      blocks: [
        {
          kind: 'text',
          text: 'The Street Vendors Act, 2014 did not fall from the sky. Vendors went to court for many years before it.',
        },
        {
          kind: 'table',
          caption: 'The judgments on the way',
          head: ['Judgment of the Supreme Court', 'What it said'],
          rows: [
            [
              'Bombay Hawkers’ Union v. Bombay Municipal Corporation (1985)',
              'A city may regulate hawking, with zones and conditions.',
            ],
            [
              'Olga Tellis v. Bombay Municipal Corporation (1985)',
              'Livelihood is part of the right to life in Article 21. Before eviction there must be notice and a hearing.',
            ],
            [
              'Sodan Singh v. New Delhi Municipal Committee (1989)',
              'Hawking on the street is a trade within Article 19(1)(g). It can be regulated. Nobody has a right to one fixed spot.',
            ],
            [
              'Gainda Ram v. Municipal Corporation of Delhi (2010)',
              'The vendors’ right needs a law; the legislature must make one.',
            ],
            [
              'Maharashtra Ekta Hawkers Union v. Municipal Corporation of Greater Mumbai (2013)',
              'Until the law comes, the national policy on street vendors applies.',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Then Parliament made the Act. [Street vendors and the law](/blog/street-vendor-compliance-india) says what it gives and what it asks.',
        },
      ],
    },
    {
      id: 'examples',
      heading: 'What it means for you',
      answer: 'Ask which law says so. A shrug is not a zone.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**“You cannot sell here.”** Ask which law says so, and where you can sell. A no-vending zone must be declared; a shrug is not a zone.',
            '**“You need a licence.”** Often true, and usually a reasonable limit. The question is which one, and what it costs. Our [guides](/resources) say.',
            '**“No food carts in this city any more.”** A complete ban needs a strong reason and a law. Vendors’ unions have challenged such bans.',
            '**“Your cart may stand here from five to nine in the evening.”** A condition of time and place is usually valid, if it applies to all who are in the same position.',
            '**“Close until you pay me.”** No law lets an officer close your shop for money in his hand. Ask for the order in writing, and report it: [CPGRAMS](portal:cpgrams) takes complaints about offices.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions people ask',
      answer: 'The corner is not yours. A move needs {vendor.notice} of notice.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'I have sold at this corner for years. Is it mine?',
              answer:
                'No. The Act gives a certificate to vend there, if it is granted, and protection against sudden removal. It gives no ownership of the place (section 29 of the Act).',
            },
            {
              question: 'Can the city move me to another place?',
              answer:
                'Yes, under the Act: for a public purpose, on the committee’s recommendation, with {vendor.notice} of notice to a certificate holder. Ask for the new site in the same letter.',
            },
            {
              question: 'Does the freedom to trade cover selling anything?',
              answer:
                'No. Some trades are forbidden or kept under strict licence for the public’s safety. Alcohol is an example: the state decides who may sell it.',
            },
          ],
        },
      ],
    },
    {
      id: 'next',
      heading: 'Read on',
      blocks: [
        {
          kind: 'text',
          text: 'In trouble now? [If an officer comes](/blog/street-vendor-compliance-india#if-an-officer-comes) is written to be shown on the phone. For the other Articles see [the Constitution and your trade](/constitution); for the exact words, the [Legislative Department](portal:legislative). This page explains the idea. It is not advice on your case, and a lawyer has not yet reviewed it. Free legal aid: {helpline.legal-aid}.',
        },
      ],
    },
  ],
};
