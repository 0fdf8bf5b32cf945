import type { PageContent } from '../../types.ts';

/** One-page sheets to print and share; none ready yet. */
export const content: PageContent = {
  title: 'Infographics: one-page sheets to share | Niyam',
  description:
    'Rules on a single sheet, to print, hang up or send on WhatsApp. The sheets are being drawn.',
  heading: 'One-page sheets',
  lead: 'Some rules are better seen than read. We are drawing sheets you can hang in the shop or send to a friend. None is ready yet.',
  sections: [
    {
      id: 'first-sheets',
      heading: 'The first ones',
      blocks: [
        {
          kind: 'list',
          items: [
            'Which FSSAI paper do I need?',
            'Must I register for GST?',
            'How a vending certificate is given.',
            'How to know a false government site.',
          ],
        },
      ],
    },
    {
      id: 'till-then',
      heading: 'Till then',
      blocks: [
        {
          kind: 'text',
          text: 'On the last of these, look at the end of the main address before you type anything. Official sites mostly end in **.gov.in** or **.nic.in**; a name with “fssai” or “udyam” in the middle and .com or .org at the end is often a private seller. For the food and tax sheets, the [FSSAI](/fssai-compliance) and [GST](/gst-compliance) guides already have the answers in words.',
        },
      ],
    },
  ],
};
