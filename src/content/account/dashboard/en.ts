import type { PageContent } from '../../types.ts';

/** The words around the form. */
export const content: PageContent = {
  title: 'Dashboard | Niyam',
  description: 'Your own page: your requests, your profile, and signing out.',
  heading: 'Dashboard',
  lead: 'Your own page. It also opens with no signal, once you have been signed in on this phone.',
  sections: [
    {
      id: 'dates',
      heading: 'Your dates',
      blocks: [
        {
          kind: 'text',
          text: 'The [GST guide](/gst-compliance) tells you about returns, the [FSSAI guide](/fssai-compliance) about the yearly fee.',
        },
      ],
    },
  ],
};
