import type { PageContent } from '../../types.ts';

/** The assistant’s own page; not open yet. */
export const content: PageContent = {
  title: 'Legal assistant: what it will do | Niyam',
  description:
    'An assistant that answers from our guides and shows its source. It is being built. What it will refuse, and whom to ask today.',
  heading: 'Legal assistant',
  lead: 'You will be able to type a question here and get an answer with the passage it came from. The assistant is being built.',
  sections: [
    {
      id: 'what-it-is',
      heading: 'What it is, and is not',
      blocks: [
        {
          kind: 'list',
          items: [
            'It is a machine. It can be wrong.',
            'It gives information, not legal advice.',
            'If our guides have no answer, it should say so and not guess.',
          ],
        },
      ],
    },
    {
      id: 'never-type',
      heading: 'Never type these',
      blocks: [
        {
          kind: 'text',
          text: 'Aadhaar, PAN, bank details, passwords and OTPs have no place in a chat, here or anywhere else.',
        },
      ],
    },
    {
      id: 'today',
      heading: 'Whom to ask today',
      blocks: [
        {
          kind: 'text',
          text: 'A person reads what you send on the [contact page](/contact). For free legal help from the State, try [Tele-Law](portal:telelaw) or [NALSA](portal:nalsa).',
        },
      ],
    },
  ],
};
