import type { PageContent } from '../../types.ts';

/** Information, not advice; official portals decide. */
export const content: PageContent = {
  title: 'Disclaimer: information, not legal advice | Niyam',
  description:
    'Our pages are general information. Rules differ by state and change; the official portal decides. No lawyer-client relation arises.',
  heading: 'Disclaimer',
  lead: 'Read this page before you rely on any other. It is short.',
  sections: [
    {
      id: 'information',
      heading: 'General information',
      blocks: [
        {
          kind: 'text',
          text: 'Our guides describe rules in general. They do not know your facts. Reading them, or writing to us, does not make us your lawyer.',
        },
      ],
    },
    {
      id: 'official-word',
      heading: 'The official word',
      blocks: [
        {
          kind: 'text',
          text: 'Rules change, and states and cities have their own. A finished guide names the day on which a figure was checked. If the official portal says something else, follow the portal and please [tell us](/contact).',
        },
      ],
    },
    {
      id: 'not-government',
      heading: 'Not the government',
      blocks: [
        {
          kind: 'text',
          text: 'Niyam has no link to any ministry or authority. We name official portals so that you can go to them.',
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'To be added',
      blocks: [
        {
          kind: 'text',
          text: 'A longer version, covering the assistant and the calculators, will be added when those tools open. If you cannot pay a lawyer, see [NALSA](portal:nalsa).',
        },
      ],
    },
  ],
};
