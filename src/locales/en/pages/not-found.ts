import type { PageContent } from '../../../content/types.ts';

/** Shown for any address the site does not have. */
export const content: PageContent = {
  name: 'Page not found',
  updatedOn: '2026-11-21',
  title: 'Page not found | Niyam',
  description:
    'There is no page at this address. Links to the home page, the index and the guides.',
  heading: 'We can’t find this page',
  lead: 'The address may be mistyped, or the page may have moved. Nothing you saved on this phone is affected.',
  sections: [
    {
      id: 'try-these',
      heading: 'Try one of these',
      blocks: [{ kind: 'pages', pages: ['home', 'site/search'] }, { kind: 'guides' }],
    },
    {
      id: 'tell-us',
      heading: 'If a link brought you here',
      blocks: [
        {
          kind: 'text',
          text: '[Tell us where you found the link](/contact), and we will have it put right.',
        },
      ],
    },
  ],
};
