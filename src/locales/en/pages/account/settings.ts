import type { PageContent } from '../../../../content/types.ts';

/** What the phone keeps, and how to have it keep less. */
export const content: PageContent = {
  name: 'This phone',
  updatedOn: '2026-11-23',
  title: 'This phone | Niyam',
  description:
    'What the site keeps on this phone, the setting for shared phones, and how to clear it.',
  heading: 'This phone',
  lead: 'What you type stays here until you send it.',
  sections: [
    {
      id: 'what-is-kept',
      heading: 'What is kept here',
      blocks: [
        {
          kind: 'list',
          items: [
            'The pages of the site, so that they can be read with no signal. They are the same for everyone.',
            'What you have typed into a form and not sent yet.',
            'Your answers in the [licence finder](/find), so that no other tool asks for them again.',
            'Your answers, ticks and own dates in [My dates](/calendar).',
            'If you have an account: who is signed in, and a copy of your profile, until you sign out.',
            'Requests that wait to be sent, until they are sent. See [Waiting to send](/outbox).',
            'On a phone that is set as shared: only the pages and your choices.',
            'For a month, that a request was sent, when, and its receipt; not what you wrote.',
            'Papers you have ticked as ready, and the guides you have saved. The list of saved guides is under [Resources](/resources#saved).',
            'Your choices, such as the size of the text and the one about cookies.',
            'When you last opened a page, and the first guide you read: the site offers the home screen only to those who came back or read on. It is sent to nobody.',
            'The guide you read last, so that the home page leads you back to it.',
          ],
        },
      ],
    },
  ],
};
