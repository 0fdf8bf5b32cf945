import type { PageContent } from '../../types.ts';

/** Who runs the site, what it does and what it is not. */
export const content: PageContent = {
  title: 'About us: who runs this site | Niyam',
  description:
    'Niyam is run by a private compliance consultancy in Hyderabad. What the site does, what it does not do, and how to reach us.',
  heading: 'About Niyam',
  lead: 'Niyam is run by a private compliance consultancy in Hyderabad. We help small traders understand the licences and filings their work calls for.',
  sections: [
    {
      id: 'what-we-do',
      heading: 'What we do',
      blocks: [
        {
          kind: 'text',
          text: 'We publish guides that anyone may read free of charge, and we do paperwork for those who would rather hand it over. Wherever a guide is finished, it also names the official site where you can apply without us.',
        },
      ],
    },
    {
      id: 'what-we-are-not',
      heading: 'What we are not',
      blocks: [
        {
          kind: 'list',
          items: [
            'We are not a government office, and we cannot grant or speed up a licence.',
            'We are not a court or a law firm. What you read here is information, as our [disclaimer](/disclaimer) explains.',
          ],
        },
      ],
    },
    {
      id: 'still-to-come',
      heading: 'Still to come',
      blocks: [
        {
          kind: 'text',
          text: 'Our history and the people behind the work will be added to [Our Story](/our-story) and [Team](/team). If you want to know something before then, [ask us directly](/contact).',
        },
      ],
    },
  ],
};
