import type { PageContent } from '../../types.ts';

/** What the site takes and keeps today; the full policy is being written. */
export const content: PageContent = {
  title: 'Privacy policy | Niyam',
  description:
    'What the request form and the newsletter take, where it is kept, and what is counted: nothing, unless you accept analytics cookies.',
  heading: 'Privacy policy',
  lead: 'This is what is true today, in short. The full policy, with keeping times and the person in charge of complaints, is being written.',
  sections: [
    {
      id: 'what-we-take',
      heading: 'What the form takes',
      blocks: [
        {
          kind: 'text',
          text: 'Your name, phone number, e-mail and business name, and what you choose to tell us about your business and what you need. The kind of request, its time and the page you opened the form from go with it.',
        },
        {
          kind: 'text',
          text: 'So that we can tell a person from a program, how long the form was open goes along, and whether a field that only programs see was filled. Our server also keeps a code made from the address of your connection, to stop a flood of false requests. It is wiped within two days.',
        },
        {
          kind: 'text',
          text: 'Which version of the notice under the form you saw is kept with the request.',
        },
      ],
    },
    {
      id: 'where-it-goes',
      heading: 'Where it goes',
      blocks: [
        {
          kind: 'text',
          text: 'The request is kept on this phone until it is delivered to our server. What you wrote is then wiped from the queue on the phone. You can see what is waiting under [Waiting to send](/outbox).',
        },
      ],
    },
    {
      id: 'newsletter',
      heading: 'The newsletter',
      blocks: [
        {
          kind: 'text',
          text: 'If you ask for the [newsletter](/newsletter), our server keeps your e-mail address, your language, the words you agreed to and the times of asking, confirming and leaving. You are written to only after you have confirmed by the link in our letter. Every letter has a link to leave.',
        },
      ],
    },
    {
      id: 'what-we-do-not-do',
      heading: 'What we do not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'We load no analytics and set no cookies unless you accept them. “Cookie choice”, at the end of every page, changes your mind: counting stops at once and its cookies are deleted.',
            'What is counted never carries your name, number, e-mail or anything you typed.',
            'You need no account to read or to ask.',
          ],
        },
        {
          kind: 'text',
          text: 'Small settings, such as a choice you made on the site, are stored on your phone only. [This phone](/settings) shows what is kept there, and removes it.',
        },
      ],
    },
    {
      id: 'your-say',
      heading: 'Your say',
      blocks: [
        {
          kind: 'text',
          text: 'To ask what we hold about you, or to have it corrected or deleted, [write to us](/contact).',
        },
      ],
    },
  ],
};
