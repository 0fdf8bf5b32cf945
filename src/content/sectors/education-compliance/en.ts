import type { PageContent } from '../../types.ts';

/** Rules for schools, coaching and training, in outline. */
export const content: PageContent = {
  title: 'Education: schools, coaching and training | Niyam',
  description:
    'Tuition at home, a coaching centre or a school: what changes with size, building and state, and what to ask first.',
  heading: 'Rules for schools, coaching and training centres',
  lead: 'Teaching a few children at home is one thing. Filling a building with them is another, and most rules are about the building.',
  sections: [
    {
      id: 'ask-first',
      heading: 'Ask these first',
      blocks: [
        {
          kind: 'list',
          items: [
            'Does your state register coaching centres, or recognise schools of your kind? States differ, so ask the education department.',
            'Does the building need fire clearance? Schools and halls are treated more strictly than shops: see [fire licence](/fire-license).',
            'Does the municipal body allow classes at that address?',
            'Do fees carry GST? Recognised schooling and private coaching are taxed differently.',
          ],
        },
      ],
    },
    {
      id: 'children',
      heading: 'Children’s data',
      blocks: [
        {
          kind: 'text',
          text: 'If you run an app or keep pupils’ records, the coming data law wants a parent’s consent for anyone under age. Collect little.',
        },
      ],
    },
    {
      id: 'next',
      heading: 'Next',
      blocks: [
        {
          kind: 'text',
          text: 'State-by-state notes are being written. For tax start with the [GST guide](/gst-compliance); for the rest [write to us](/contact).',
        },
      ],
    },
  ],
};
