import type { PageContent } from '../../types.ts';

/** Client stories: none until real people agree. */
export const content: PageContent = {
  title: 'Success stories: none until they are real | Niyam',
  description:
    'We publish a client story only with that person’s consent and proof of the result. None is published yet.',
  heading: 'Stories from our clients',
  lead: 'There is no story here yet. We will not print one until a real client has read it, agreed to it and let us check the result.',
  sections: [
    {
      id: 'how-to-read-others',
      heading: 'How to read such stories elsewhere',
      blocks: [
        {
          kind: 'list',
          items: [
            'Is there a full name and a place, or only a first name and a stock photo?',
            'Does the result depend on the office that grants the licence? Then nobody can promise you the same.',
            'Does the saving have a working, or only a large number?',
          ],
        },
      ],
    },
    {
      id: 'your-story',
      heading: 'If we have worked for you',
      blocks: [
        {
          kind: 'text',
          text: 'Collecting these accounts has only begun. You can offer yours, praise or complaint, through the [contact page](/contact).',
        },
      ],
    },
  ],
};
