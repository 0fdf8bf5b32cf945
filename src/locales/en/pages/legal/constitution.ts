import type { PageContent } from '../../../../content/types.ts';

/** Why the Constitution matters to a trader: the Articles one meets, what courts said, and what to do with it. */
export const content: PageContent = {
  name: 'The Constitution and your trade',
  updatedOn: '2026-11-23',
  title: 'The Constitution and your trade | Niyam',
  description:
    'Equality, freedom of trade, livelihood: the Articles behind the rules of your business, what courts have said, and what you can ask an officer.',
  heading: 'The Constitution and your trade',
  lead: 'A law or order that breaks the Constitution can be struck down.',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'An officer may order only what some law allows. You may ask which law, and which section.',
            'You must be treated like others in the same place as you, and heard before something is taken from you.',
            'Trade is a right of every citizen. The law may limit it, within reason.',
            'A fee or tax needs a law behind it, and you may ask for a receipt.',
            'Selling on the street is a trade like any other. The Street Vendors Act, 2014 says how it is protected.',
          ],
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'What this page is',
          text: 'This explains the idea. It is not advice on your case, and a lawyer has not yet reviewed it. For free legal aid call {helpline.legal-aid}.',
        },
      ],
    },
    {
      id: 'the-articles',
      heading: 'The Articles a trader meets',
      answer: 'Equality, freedom to trade, livelihood, and tax only by law.',
      blocks: [
        {
          kind: 'text',
          text: 'Licences, fees and fines come from ordinary laws. Above those laws stands the Constitution. A law or an order that breaks it can be struck down by a court.',
        },
        {
          kind: 'text',
          text: 'Three of them have a page of their own here.',
        },
        {
          kind: 'list',
          items: [
            '[Article 14](/articles/14): **equality.** The State must treat people equally and may not act on whim.',
            '[Article 19](/articles/19): **freedom to trade.** Every citizen may carry on a trade, within reasonable limits set by law.',
            '[Article 39](/articles/39): **livelihood and equal pay.** What governments must aim at when they make laws.',
          ],
        },
        {
          kind: 'text',
          text: 'Others are shorter to explain:',
        },
        {
          kind: 'table',
          caption: 'Other Articles, and what they do for a trader',
          head: ['Article', 'In plain words', 'At your counter'],
          rows: [
            [
              'Article 21',
              'Nobody may be deprived of life or liberty except by a fair procedure set by law. The Supreme Court counts livelihood as part of life.',
              'Before your stall is removed, you should get notice and be heard.',
            ],
            [
              'Article 265',
              'No tax may be taken without a law.',
              'Ask for the name of the tax and for a receipt.',
            ],
            [
              'Article 276',
              'Professional tax has a ceiling for each person and year.',
              'Nobody may charge you more than {professional-tax.max} a year of it.',
            ],
            [
              'Article 300A',
              'Nobody may be deprived of property except under a law.',
              'Goods may be seized only where a law allows it. Ask for a list of what is taken.',
            ],
            [
              'Article 301',
              'Trade within India is to be free, subject to the limits that the Constitution itself allows.',
              'You may buy in one state and sell in another. Tax rules still apply.',
            ],
          ],
        },
      ],
    },
    {
      id: 'at-the-counter',
      heading: 'What to say when an officer comes',
      answer: 'Ask for name, law, section, and everything in writing.',
      blocks: [
        {
          kind: 'text',
          text: 'Stay calm and stay polite. Do not block anyone’s way and do not argue about politics. These questions are always allowed:',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            '“May I know your name and your office?”',
            '“Which law is this under, and which section?”',
            '“May I have that in writing?”',
            '“What can I do to answer it, and by which day?”',
            'If money is asked for: “I will pay against a receipt.”',
            'If goods are taken: “Please give me a signed list.”',
          ],
        },
        {
          kind: 'text',
          text: 'Write down the time, the place and what was said, as soon as they have gone. Street vendors find what the Act gives them, in the order in which they need it, under [If an officer comes](/blog/street-vendor-compliance-india#if-an-officer-comes). Like every page here, it opens without a signal once it is saved on your phone.',
        },
      ],
    },
    {
      id: 'against-whom',
      heading: 'Against whom these rights count',
      answer: 'They bind the State, not a landlord or a supplier.',
      blocks: [
        {
          kind: 'text',
          text: 'Rights such as equality bind the State: Parliament, governments, municipal bodies, the police, and bodies that the government controls. They do not bind a private landlord or a supplier. There, contracts and ordinary laws decide.',
        },
        {
          kind: 'text',
          text: 'A person can ask a High Court or the Supreme Court to enforce such a right. That takes a lawyer and time. Most quarrels about a licence or a stall end much earlier: with a written reply, an appeal to the office above, or the grievance committee of the Street Vendors Act.',
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What the Constitution does not give',
      answer: 'No right to skip a fair law’s licence, or to one spot.',
      blocks: [
        {
          kind: 'list',
          items: [
            'It gives no right to trade without the licence that a fair law asks for. Food, fire and tax rules are normally valid limits.',
            'It gives no right to one particular spot on the road.',
            'It does not stop a fine that a law provides for. It asks that the fine be imposed fairly.',
            'It does not make every unfair act unlawful. Whether a court would help in your case, only a lawyer who knows the papers can say.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions people ask',
      answer: 'Citizens, companies, fines and free lawyers.',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'I am not an Indian citizen. Do these Articles protect me?',
              answer:
                'Article 14 and Article 21 protect every person. The freedom to trade in Article 19 belongs to citizens.',
            },
            {
              question: 'Does my company have these rights?',
              answer:
                'Article 14 covers companies. The freedom to trade is a right of citizens; a company uses it through its citizen shareholders.',
            },
            {
              question: 'Can I refuse to pay a fine because it is unfair?',
              answer:
                'Refusing is risky. Ask for the order in writing, note the last day to appeal, and appeal. If you must pay to stop more harm, say in writing that you pay “under protest”, and keep the receipt.',
            },
            {
              question: 'Who gets a free lawyer?',
              answer:
                'Among others women, members of Scheduled Castes and Scheduled Tribes, persons with disability and people of low income. [NALSA](portal:nalsa) or {helpline.legal-aid} will tell you whether you qualify.',
            },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'The text itself, and help',
      blocks: [
        {
          kind: 'text',
          text: 'We explain; we do not quote. The exact words of the Constitution are published by the Legislative Department.',
        },
        { kind: 'portals', portals: ['legislative', 'indiacode', 'nalsa', 'telelaw', 'cpgrams'] },
      ],
    },
  ],
};
