import type { PageContent } from '../../../../../content/types.ts';

/** Article 39 (directive principles) in plain words. */
export const content: PageContent = {
  name: 'Article 39',
  updatedOn: '2026-11-23',
  title: 'Article 39: livelihood and equal pay | Niyam',
  description:
    'Article 39 in plain words: the six aims that guide the State on livelihood, wealth, equal pay and children, and what has come of each.',
  heading: 'Article 39: livelihood, fair shares and equal pay',
  lead: 'Article 39 tells governments what their laws should aim at.',
  sections: [
    {
      id: 'the-aims',
      heading: 'The six aims, and what came of them',
      answer: 'Livelihood, fair shares, equal pay, and protection of children.',
      blocks: [
        {
          kind: 'text',
          text: 'Article 39 is addressed to governments, not to courts. It says what their laws should aim at. Much that helps a small trader today was built on it.',
        },
        {
          kind: 'table',
          caption: 'Article 39, clause by clause, in our words',
          head: ['The State should aim that', 'What you can see of it'],
          rows: [
            [
              '(a) men and women alike have an adequate means of **livelihood**',
              'The Street Vendors Act, 2014, the PM SVANidhi loan, and the support for micro and small firms.',
            ],
            [
              '(b) the ownership and control of **material resources** serve the common good',
              'Government offices keep a share of their purchases for small firms.',
            ],
            [
              '(c) **wealth and means of production** do not gather in few hands to the harm of all',
              'Laws against monopolies and unfair trade.',
            ],
            [
              '(d) men and women get **equal pay for equal work**',
              'A duty of every employer, now in the Code on Wages.',
            ],
            [
              '(e) the **health and strength of workers** and the tender age of children are not abused',
              'The ban on child labour, and the rules for safe work.',
            ],
            [
              '(f) **children** grow up healthy, in freedom and dignity',
              'Schooling, and protection against exploitation.',
            ],
          ],
        },
      ],
    },
    {
      id: 'not-in-court',
      heading: 'Why you cannot sue on it, and why it still counts',
      answer: 'Courts do not enforce it, but read laws in its light.',
      blocks: [
        {
          kind: 'text',
          text: 'Article 39 is one of the “directive principles”. Article 37 says that courts do not enforce them directly, and also that they are fundamental in governing the country. So you cannot go to court and say: “Article 39 promises me a livelihood, give me a job.”',
        },
        {
          kind: 'text',
          text: 'But courts read other laws and rights in its light. The right to life was read to include livelihood with its help. And when a law made for such an aim limits someone’s trade, the aim is a reason in its favour.',
        },
      ],
    },
    {
      id: 'cases',
      heading: 'What the courts have said',
      answer: 'The right to life includes livelihood.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Olga Tellis v. Bombay Municipal Corporation (1985).** Pavement dwellers: to take away the means of living is to take away life. So a fair procedure is needed.',
            '**Randhir Singh v. Union of India (1982).** Equal pay for equal work is a goal that courts can use when they read the right to equality.',
            '**Property Owners Association v. State of Maharashtra (2024).** Not every private property is a “material resource of the community” that the State may redistribute.',
          ],
        },
      ],
    },
    {
      id: 'for-you',
      heading: 'What it means for you',
      answer: 'The vendors’ Act, Udyam, equal pay, and the e-Shram card.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**As a vendor**: the Act that protects you and the loan made for you rest on clause (a). Read [your rights on the street](/blog/street-vendor-compliance-india) and [the vendors’ loan](/blog/pm-svanidhi-loan).',
            '**As a small firm**: free [Udyam registration](/msme-compliance) opens the support that is meant for you, such as the share in government purchases.',
            '**As an employer**: pay a woman and a man the same for the same work. Do not let children work. What else you owe your workers is under [labour law](/labour-law-compliance).',
            '**As a worker or vendor without PF and ESI**: the [e-Shram](portal:eshram) card is free, for those of {labour.eshram.age} of age.',
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
          text: 'The other Articles are under [the Constitution and your trade](/constitution); what to do at the stall is under [If an officer comes](/blog/street-vendor-compliance-india#if-an-officer-comes). The exact words are at the [Legislative Department](portal:legislative). This page explains the idea. It is not advice on your case, and a lawyer has not yet reviewed it. Free legal aid: {helpline.legal-aid}.',
        },
      ],
    },
  ],
};
