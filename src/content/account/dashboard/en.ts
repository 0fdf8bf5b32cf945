import type { PageContent } from '../../types.ts';

/** The dashboard (signed-in visitors only); being built. */
export const content: PageContent = {
  title: 'Dashboard | Niyam',
  description:
    'Your dates, papers and requests in one place. The dashboard opens together with sign-in and is being built.',
  heading: 'Dashboard',
  lead: 'This will be your own page: what to do next, which dates are coming, which papers you hold. It is being built and opens together with sign-in.',
  sections: [
    {
      id: 'requests',
      heading: 'Your requests',
      blocks: [
        {
          kind: 'text',
          text: 'Requests sent from this phone are not here. They are listed under [Waiting to send](/outbox).',
        },
      ],
    },
    {
      id: 'dates',
      heading: 'Your dates',
      blocks: [
        {
          kind: 'text',
          text: 'Until the calendar is ready, write due dates into the calendar of your phone. The [GST guide](/gst-compliance) tells you about returns, the [FSSAI guide](/fssai-compliance) about the yearly fee.',
        },
      ],
    },
  ],
};
