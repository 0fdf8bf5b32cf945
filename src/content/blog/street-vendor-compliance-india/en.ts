import type { ArticleContent } from '../../types.ts';

/** Article: what the Street Vendors Act gives a vendor and asks of one. */
export const content: ArticleContent = {
  title: 'Street vendors and the law: rights and duties | Niyam',
  description:
    'What the Street Vendors Act, 2014 gives you, what it asks of you, and what to do if you are told to move or your goods are taken.',
  heading: 'Street vendors and the law: your rights and your duties',
  lead: 'Selling on the street is lawful work. The Street Vendors Act, 2014 protects it and sets its limits. It does not apply on railway land.',
  publishedOn: '2026-11-20',
  reviewedOn: '2026-11-20',
  sections: [
    {
      id: 'who-is-covered',
      heading: 'Who is covered',
      blocks: [
        {
          kind: 'text',
          text: 'You are a street vendor if you sell everyday goods or services in a street, footpath, park or other public place, from a temporary stall or moving about. Hawkers and peddlers are included.',
        },
      ],
    },
    {
      id: 'survey-and-certificate',
      heading: 'Survey and certificate',
      blocks: [
        {
          kind: 'text',
          text: 'A Town Vending Committee must survey the vendors of the town. Those found are to be given a certificate of vending, which shows the zone, days and times. Nobody may be evicted until the survey is finished and certificates are issued to all. Ask your ward office whether you were counted.',
        },
      ],
    },
    {
      id: 'if-told-to-move',
      heading: 'If you are told to move',
      blocks: [
        {
          kind: 'list',
          items: [
            'A certificate holder must first get notice, and removal may come only after the notice period.',
            'If goods are taken, ask for the list. They must be returned after you claim them and pay the fee.',
            'Police and others must not stop a vendor who follows the certificate.',
            'A grievance committee hears complaints. [NALSA](portal:nalsa) gives free legal aid to those who qualify.',
          ],
        },
      ],
    },
    {
      id: 'your-side',
      heading: 'Your side',
      blocks: [
        {
          kind: 'text',
          text: 'Sell where and when the certificate allows. Keep the place clean. Do not rent the spot out: the certificate gives no ownership of the land. Vending without one, or against its terms, can bring a penalty.',
        },
      ],
    },
    {
      id: 'food',
      heading: 'If you sell food',
      blocks: [
        {
          kind: 'text',
          text: 'Registration under this Act counts as registration with FSSAI. Hygiene rules still apply: read the [FSSAI guide](/fssai-compliance).',
        },
      ],
    },
    {
      id: 'be-careful',
      heading: 'Before you rely on this',
      blocks: [
        {
          kind: 'text',
          text: 'States add rules of their own, and their details are still being written here. This explains the law in general; it is not advice on your case.',
        },
      ],
    },
  ],
};
