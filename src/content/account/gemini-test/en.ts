import type { PageContent } from '../../types.ts';

/** Diagnostics of the assistant; being built. */
export const content: PageContent = {
  title: 'Check the assistant on this phone | Niyam',
  description:
    'A test page that will show whether this phone can reach the assistant. It has not been built yet.',
  heading: 'Check this phone: the assistant',
  lead: 'This page will show whether the assistant can be reached from this phone, and whether its last answer arrived. The test is not ready.',
  sections: [
    {
      id: 'what-to-do',
      heading: 'What you can do now',
      blocks: [
        {
          kind: 'text',
          text: 'Ask something on [the assistant’s page](/legal-assistant): below each answer it says whether the phone or the AI service wrote it, and why where that failed. If a page loads and a question does not, [send the question to a person](/contact). No key, question or answer will ever be shown here.',
        },
      ],
    },
  ],
};
