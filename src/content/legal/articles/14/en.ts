import type { PageContent } from '../../../types.ts';

/** Article 14 (equality) in plain words. */
export const content: PageContent = {
  title: 'Article 14: equality before the law | Niyam',
  description:
    'Article 14 in plain words: equal treatment, fair procedure and no arbitrary action, with examples from a trader’s day.',
  heading: 'Article 14: equality before the law',
  lead: 'The State must not deny any person equality before the law or the equal protection of the laws in India. This covers everyone, citizen or not, and companies too.',
  sections: [
    {
      id: 'what-it-means',
      heading: 'What it means',
      blocks: [
        {
          kind: 'text',
          text: 'Equal does not mean the same rule for all. A law may treat groups differently if the grouping makes sense and serves the aim of the law. What the State may never do is act arbitrarily.',
        },
      ],
    },
    {
      id: 'examples',
      heading: 'In a trader’s day',
      blocks: [
        {
          kind: 'list',
          items: [
            'Two stalls stand on one pavement and only one is removed, with no reason given. That can be challenged.',
            'A licence is refused. You should get reasons and a chance to answer.',
            'A tender is written so that only one bidder fits. That too can be questioned.',
          ],
        },
      ],
    },
    {
      id: 'next',
      heading: 'Read on',
      blocks: [
        {
          kind: 'text',
          text: 'This is the idea, not advice on your case. Notes on court decisions are being written. If an office treated you unfairly, [NALSA](portal:nalsa) can tell you whether you qualify for free legal aid. Vendors can read [their rights on the street](/blog/street-vendor-compliance-india).',
        },
      ],
    },
  ],
};
