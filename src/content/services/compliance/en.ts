import type { PageContent } from '../../types.ts';

/** Work that repeats after registration, in outline. */
export const content: PageContent = {
  title: 'Core Compliance: what repeats every year | Niyam',
  description:
    'Registration happens once. Returns, yearly fees and records go on. What core compliance means for a running business.',
  heading: 'Core Compliance for a running business',
  lead: 'A certificate on the wall is the beginning. This service is about what must be done again and again to keep it good.',
  sections: [
    {
      id: 'what-repeats',
      heading: 'What usually repeats',
      blocks: [
        {
          kind: 'list',
          items: [
            'GST returns, if you are registered, even for a time with no sales.',
            'The yearly FSSAI fee, for most who handle food.',
            'Municipal trade licence renewal where your city asks for it.',
            'PF and ESI payments for staff who are covered.',
            'The income-tax return.',
          ],
        },
      ],
    },
    {
      id: 'one-habit',
      heading: 'One habit that helps',
      blocks: [
        {
          kind: 'text',
          text: 'Write each due date in a single place as soon as you learn of it, and keep the receipt beside it. A date that lives only in an agent’s head is easily lost.',
        },
      ],
    },
    {
      id: 'being-built',
      heading: 'Being built',
      blocks: [
        {
          kind: 'text',
          text: 'A list of dates that fits your own business is being built. For now the [GST guide](/gst-compliance) covers its returns, and [we can answer the rest](/contact).',
        },
      ],
    },
  ],
};
