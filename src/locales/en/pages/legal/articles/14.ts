import type { PageContent } from '../../../../../content/types.ts';

/** Article 14 (equality) in plain words. */
export const content: PageContent = {
  name: 'Article 14',
  updatedOn: '2026-11-23',
  title: 'Article 14: equality before the law | Niyam',
  description:
    'Article 14 in plain words: equal treatment, a fair hearing and no rule by whim, with examples from a trader’s day and the cases behind them.',
  heading: 'Article 14: equality before the law',
  lead: 'The State must treat everybody in India equally before the law.',
  sections: [
    {
      id: 'what-it-means',
      heading: 'What it means',
      blocks: [
        {
          kind: 'text',
          text: 'The State must not deny any person equality before the law, or the equal protection of the laws, in India. That is the whole Article, and much has been built on it.',
        },
        {
          kind: 'text',
          text: 'Two ideas stand in it. **Equality before the law**: nobody is above the law, and nobody is beneath its notice. A minister and a bangle seller answer to the same courts. **Equal protection of the laws**: people in the same position must be treated the same.',
        },
        {
          kind: 'text',
          text: 'It protects every person, citizen or not. It protects companies too. It binds the State, which includes your municipal corporation, the police and the food safety officer.',
        },
      ],
    },
    {
      id: 'different-treatment',
      heading: 'When the law may treat people differently',
      answer: 'A group must make sense, and serve the law’s aim.',
      blocks: [
        {
          kind: 'text',
          text: 'Equal does not mean one rule for everybody. A law may make groups, if two things are true:',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            '**The group makes sense.** One can say who is in it and who is not, for a real reason.',
            '**The group serves the aim of the law.** The reason has something to do with what the law wants.',
          ],
        },
        {
          kind: 'text',
          text: 'So a small tea stall may have a simple registration and a large factory a licence with inspections: the risk is not the same. But a rule that let only people of one street sell tea, with no reason, would fail.',
        },
        {
          kind: 'text',
          text: 'Above all the State may never act **arbitrarily**: by whim, by favour, or with no reason at all.',
        },
      ],
    },
    {
      id: 'examples',
      heading: 'What it means for a vendor or a shop',
      answer: 'Ask for reasons, sections and receipts in writing.',
      blocks: [
        {
          kind: 'table',
          caption: 'In a trader’s day',
          head: ['What happens', 'What Article 14 asks', 'What you can do'],
          rows: [
            [
              'One pavement has two stalls. Only yours is removed, and nobody says why.',
              'Same rule, same treatment.',
              'Ask in writing for the reason. Note the other stall, with date and photo. Unequal removal can be challenged.',
            ],
            [
              'Your licence is refused with one line: “not approved”.',
              'Reasons, and a chance to answer.',
              'Ask for the reasons in writing and for the office to which you can appeal.',
            ],
            [
              'An officer names a “fee” that is on no list.',
              'Clear rules. An officer cannot invent a fee.',
              'Ask for the section and a receipt. Pay only against a receipt.',
            ],
            [
              'A tender asks for something that only one firm in town has, and the work does not need it.',
              'Fair terms for all who can do the work.',
              'Write to the tendering office before the last date, and keep a copy.',
            ],
          ],
        },
      ],
    },
    {
      id: 'cases',
      heading: 'What the courts have said',
      answer: 'An act that is arbitrary is unequal.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**E. P. Royappa v. State of Tamil Nadu (1974).** Equality and arbitrary power are enemies. An act that is arbitrary is unequal.',
            '**Ramana Dayaram Shetty v. International Airport Authority (1979).** The case was about a food stall at an airport. The State must keep to the conditions of its own tender.',
          ],
        },
        {
          kind: 'text',
          text: 'Not every hard decision is arbitrary. Courts look at whether there was a law, a reason and a fair way of deciding. They seldom replace the officer’s judgment by their own.',
        },
      ],
    },
    {
      id: 'use-it',
      heading: 'How to use it without going to court',
      answer: 'Ask in writing, answer in writing, appeal in time.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Ask for it in writing',
              text: 'A spoken order is hard to fight. “Please give me this in writing, with the section.” If they refuse, write down the refusal with time and name.',
            },
            {
              title: 'Answer in writing',
              text: 'A few lines are enough: what happened, how others are treated, what you ask for. Get a stamp on your copy at the office, or send it by registered post.',
            },
            {
              title: 'Appeal in time',
              text: 'Most licence laws name an officer above. The order should say by when. Street vendors have a grievance committee and an appeal to the local authority.',
            },
            {
              title: 'Then ask a lawyer',
              text: 'Free legal aid exists for many people. Call {helpline.legal-aid}, or see [NALSA](portal:nalsa).',
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
          text: 'If an officer stands before you now, open [If an officer comes](/blog/street-vendor-compliance-india#if-an-officer-comes). For the other Articles see [the Constitution and your trade](/constitution). The exact words stand at the [Legislative Department](portal:legislative). This page explains the idea and is not advice on your case; a lawyer has not yet reviewed it.',
        },
      ],
    },
  ],
};
