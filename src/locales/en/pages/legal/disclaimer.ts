import type { PageContent } from '../../../../content/types.ts';

/** Information, not advice; official portals decide. */
export const content: PageContent = {
  name: 'Disclaimer',
  updatedOn: '2026-11-23',
  title: 'Disclaimer: information, not legal advice | Niyam',
  description:
    'Our pages are general information with dates. Rules differ by state and change; the official portal decides. No lawyer-client relation arises.',
  heading: 'Disclaimer',
  lead: 'How far you can rely on this site, and where to look further.',
  sections: [
    {
      id: 'short-version',
      heading: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'What you read here is information, not legal advice.',
            'Every figure has a date. Rules change after it.',
            'If the official portal says something else, the portal is right.',
            'We are not the government, and not your lawyer.',
            'Nobody can promise you a licence. We do not either.',
          ],
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'Awaiting a lawyer’s review',
          text: 'This page and the other legal pages are written in plain words and have not yet been reviewed by a lawyer.',
        },
      ],
    },
    {
      id: 'information',
      heading: 'Information, not advice',
      answer: 'A guide tells the rule for most people. It is not advice.',
      blocks: [
        {
          kind: 'text',
          text: 'A guide tells the rule as it is for most people. Advice looks at your papers, your place and your plans. That difference can matter. Before you sign, pay a large sum, answer a notice or go to court, speak with a professional who has seen your papers.',
        },
        {
          kind: 'text',
          text: 'Reading a page, using a calculator or sending us a request does not make us your lawyer or adviser. That begins only with an agreement in writing, and only for the work it names. Only an advocate may act for you in court. If you cannot pay one, [NALSA](portal:nalsa) gives free legal aid to many people: {helpline.legal-aid}.',
        },
      ],
    },
    {
      id: 'figures',
      heading: 'How sure our figures are',
      answer: 'Each figure has its source and the day we looked.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Each figure stands with its source and the day on which we last looked at it. Most were checked against published pages and known laws, not inside the official portal itself.',
            'A figure that nobody has looked at for some months is marked “Check before relying on this”.',
            'Where we could not confirm something, the page says “check the official portal”. We leave a gap rather than guess.',
            'Fees of cities and states differ. A figure for one city is not a figure for yours.',
            'Times are our estimates unless a law fixes them.',
          ],
        },
        {
          kind: 'text',
          text: 'Found a mistake? [Tell us](/contact). We correct it for everyone.',
        },
      ],
    },
    {
      id: 'official-word',
      heading: 'The official word',
      answer: 'The law is what the Gazette publishes.',
      blocks: [
        {
          kind: 'text',
          text: 'The law is what is published in the Gazette. Acts are at [India Code](portal:indiacode). Our pages link to the official portal for each registration. We show its address so that you can check it: look-alike sites exist. We do not run those portals and do not answer for them.',
        },
      ],
    },
    {
      id: 'not-government',
      heading: 'Not the government',
      answer: 'Niyam is a private service.',
      blocks: [
        {
          kind: 'text',
          text: 'Niyam is a private service. No ministry, department or authority stands behind it, and we have no special access to any. Registrations such as Udyam, GST or e-Shram are free on the official portals, without us.',
        },
      ],
    },
    {
      id: 'our-claims',
      heading: 'What we say about ourselves',
      answer: 'Our own statements. They promise nothing for your case.',
      blocks: [
        {
          kind: 'text',
          text: 'Numbers about our own work, such as businesses served, a success rate or savings, are our own statements. {proof.businessesServed+successPercent+costSavingsPercent} They promise nothing for your case. Stories under “Examples, not customers” are made up to explain something; no such person exists.',
        },
      ],
    },
    {
      id: 'tools',
      heading: 'Calculators, checks and the assistant',
      answer: 'The assistant can be wrong. Type no Aadhaar, PAN or bank details.',
      blocks: [
        {
          kind: 'text',
          text: 'Calculators work with the figures you give and the rates on their day. A check that finds nothing missing means: nothing is missing from what you told it. The legal assistant is a machine. It can be wrong, and it is no lawyer. Do not type Aadhaar, PAN or bank details into it.',
        },
      ],
    },
    {
      id: 'liability',
      heading: 'Whose risk',
      answer: 'You decide. Your rights as a consumer stay untouched.',
      blocks: [
        {
          kind: 'text',
          text: 'You decide what you do with what you read. We take care, but for free information we cannot answer for every loss that follows from a mistake or an old figure. What the law says about our liability, and your rights as a consumer, stay untouched. For paid work the [terms](/terms-of-service) count.',
        },
      ],
    },
  ],
};
