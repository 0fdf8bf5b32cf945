import type { PageContent } from '../../../types.ts';

/** Article 39 (directive principles) in plain words. */
export const content: PageContent = {
  title: 'Article 39: livelihood and equal pay | Niyam',
  description:
    'Article 39 in plain words: aims that guide the State on livelihood, shared resources, equal pay and the protection of children.',
  heading: 'Article 39: livelihood, fair shares and equal pay',
  lead: 'This Article does not hand you a right to claim in court by itself. It tells governments what to aim at when they make laws.',
  sections: [
    {
      id: 'the-aims',
      heading: 'What it aims at',
      blocks: [
        {
          kind: 'list',
          items: [
            'Men and women alike should have adequate means of livelihood.',
            'Material resources should serve the common good, and wealth should not gather in a way that harms all.',
            'Equal work should bring equal pay for men and women.',
            'Workers and children must not be abused or forced into unfit work, and children should grow up with dignity.',
          ],
        },
      ],
    },
    {
      id: 'why-it-matters',
      heading: 'Why it still matters',
      blocks: [
        {
          kind: 'text',
          text: 'Courts use these aims to read other laws. Support for vendors and small firms rests on the first; the duty of equal pay, now in the Code on Wages, on the third. If you employ anyone, that duty is yours: see [labour law](/labour-law-compliance).',
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'To be added',
      blocks: [
        {
          kind: 'text',
          text: 'Examples from judgments are being written. Treat this as an explanation of ideas. For the exact words, see the [Legislative Department](portal:legislative).',
        },
      ],
    },
  ],
};
