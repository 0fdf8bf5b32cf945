import type { PageContent } from '../../types.ts';

/** What the site takes and keeps today; the full policy is being written. */
export const content: PageContent = {
  title: 'Privacy policy | Niyam',
  description:
    'What the request form takes, where it is kept, and what we do not do: no analytics are loaded and no cookies are set.',
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
      id: 'what-we-do-not-do',
      heading: 'What we do not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'We load no analytics.',
            'We set no cookies.',
            'You need no account to read or to ask.',
          ],
        },
        {
          kind: 'text',
          text: 'Small settings, such as a choice you made on the site, are stored on your phone only.',
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
