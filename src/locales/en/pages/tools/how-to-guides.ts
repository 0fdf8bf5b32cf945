import type { PageContent } from '../../../../content/types.ts';

/** The list of tasks; the template draws it above these words. */
export const content: PageContent = {
  name: 'How-to guides',
  updatedOn: '2026-11-21',
  title: 'How-to guides: one task, step by step | Niyam',
  description:
    'Twenty-five tasks for vendors and small shops: licences, loans, returns, complaints. Each with time, cost, papers, steps to tick and whom to call.',
  heading: 'How-to guides',
  lead: 'One task at a time, from the first paper to the last. Tick the steps.',
  sections: [
    {
      id: 'before-any-form',
      heading: 'Before any online form',
      blocks: [
        {
          kind: 'list',
          items: [
            'Charge the phone, and keep the one that is linked to Aadhaar beside you: the codes come there.',
            'Photograph your papers first, flat and in daylight.',
            'Type the address yourself. Most official sites end in **gov.in** or **nic.in**: [signs of a false site](/infographics/fake-site-signs).',
            'At the end save the application number. A picture of the screen is enough.',
          ],
        },
      ],
    },
    {
      id: 'what-you-can-rely-on',
      heading: 'What you can rely on',
      blocks: [
        {
          kind: 'text',
          text: 'Amounts and days come from the same list as those in our guides, with their sources. Times are our estimate. Portals change their screens often. So we draw what you will see. None of these tasks needs an agent.',
        },
      ],
    },
    {
      id: 'ask',
      heading: 'A task that is missing',
      blocks: [
        {
          kind: 'text',
          text: '[Name the task](/contact), and we know what to write next. Short rules to hang up are among the [sheets](/infographics).',
        },
      ],
    },
  ],
};
