import type { PageContent } from '../../types.ts';

/**
 * What the site takes, why, where it is kept and for how long (CONT-09). It must say what the software
 * does: docs/decisions 0004, 0008, 0009 and 0010. Change the one and you change the other.
 */
export const content: PageContent = {
  title: 'Privacy policy | Niyam',
  description:
    'Each thing the site takes from you: what for, whether it lies on your phone or with us, for how long, how to take it back, and where to complain.',
  heading: 'Privacy policy',
  lead: 'What we take from you, what for, where it is kept and for how long; how you take it back, and where you complain. The short version first.',
  sections: [
    {
      id: 'short-version',
      heading: 'The short version',
      blocks: [
        {
          kind: 'list',
          items: [
            'You can read everything here without a name, a number or an account.',
            'If you send a request, we take what you typed, to answer it. For nothing else.',
            'Until it is sent, it lies on your phone. After that, with us.',
            'Nobody is counted unless you press Accept. You can change your mind at the end of every page.',
            'We do not sell what you tell us. A few companies handle it for us; they are listed [below](/privacy-policy#helpers).',
            'You can see it, have it corrected or deleted. [Write to us](/contact), with your receipt if you have one.',
          ],
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'Awaiting a lawyer’s review',
          text: 'This policy says what the software does, in plain words. A lawyer has not yet reviewed it. The law on personal data, the Digital Personal Data Protection Act, 2023, comes into force in steps; its main duties begin {privacy.main-duties}. We follow them already as far as we know them.',
        },
      ],
    },
    {
      id: 'who',
      heading: 'Who is responsible',
      blocks: [
        {
          kind: 'text',
          text: 'The consultancy that runs this site, Niyam, from its offices in Hyderabad. Its addresses, telephone and e-mail are under [Contact](/contact). The office’s **grievance officer** answers questions and complaints about personal data; write “privacy” in the first line.',
        },
      ],
    },
    {
      id: 'what-we-take',
      heading: 'When you send a request',
      blocks: [
        {
          kind: 'table',
          caption: 'What goes with a request',
          head: ['What', 'What for', 'Where it lies'],
          rows: [
            [
              'Name, phone, e-mail, name of the business',
              'To reach you and to know whom we speak to',
              'On your phone until it is sent, then with us',
            ],
            [
              'What you choose to say: kind of business, what you need, budget, wished date, notes',
              'To prepare an answer or a quote',
              'The same',
            ],
            [
              'The kind of request, the time by your phone’s clock, the page you opened the form from',
              'To understand the question',
              'The same',
            ],
            [
              'How long the form was open, and whether a field that only programs see was filled',
              'To tell a person from a program',
              'The same',
            ],
            [
              'Which version of the notice under the form you saw, and in which language',
              'To prove what you were told',
              'The same',
            ],
            [
              'A receipt, where our server gives one, and the time we received it',
              'So that you can ask about it',
              'On your phone and with us',
            ],
            [
              'A code made from the address of your connection. The address itself is not kept',
              'To stop floods of false requests',
              'With us only. It is set to be wiped within {privacy.address-code}',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Do not send Aadhaar, PAN, bank details or passwords. We do not need them to answer. Nothing you type is read before you press the button.',
        },
      ],
    },
    {
      id: 'on-your-phone',
      heading: 'What lies on your phone',
      blocks: [
        {
          kind: 'table',
          caption: 'Kept by your browser, on this phone only',
          head: ['What', 'What for', 'How long'],
          rows: [
            [
              'The pages of the site',
              'So that they open without a signal. They are the same for everyone',
              'Until a newer version comes, or you clear the phone',
            ],
            [
              'What you have typed and not sent',
              'So that a call or a dead battery loses nothing',
              'Until you send it or discard it',
            ],
            [
              'A request that waits for the network',
              'To send it when there is a signal',
              'Until it is sent, or you delete it. It is never thrown away by itself',
            ],
            [
              'A request that the office could not accept as it is',
              'So that you can change it',
              '{privacy.receipt-on-phone}',
            ],
            [
              'That a request was sent, when, and its receipt. What you wrote is wiped',
              'So that you can look it up',
              '{privacy.receipt-on-phone}',
            ],
            [
              'What you told a tool: answers of the licence finder and of the schemes, numbers of a sum',
              'So that no tool asks again what you have said, and a result is there when you come back',
              'Until you change it, press “Start again”, or clear the phone',
            ],
            [
              'Papers and steps you have ticked; guides and schemes you have saved',
              'So that you find your place again',
              'Until you take the tick or the page away, or clear the phone',
            ],
            [
              'Whether you have been here before, and whether you said “Not now” to the home screen',
              'So that the site is offered there once it is of use, and not again too soon',
              'Until you clear the phone',
            ],
            [
              'Your choices: size of the text, cookies, less data, what a gigabyte costs you, shared phone',
              'So that you are not asked again',
              'Until you change them or clear the phone',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'We do not lock these with a code of our own: whoever can open your phone can open them. If others use it, set it as a **shared phone** under [This phone](/settings). Then nothing you type is kept. On the same page you can clear everything. What waits is under [Waiting to send](/outbox).',
        },
      ],
    },
    {
      id: 'newsletter',
      heading: 'The newsletter',
      blocks: [
        {
          kind: 'text',
          text: 'If you ask for the [newsletter](/newsletter), our server keeps your e-mail address, your language, the words you agreed to, and the times of asking, confirming and leaving. You are written to only after you have confirmed by the link in our letter. Every letter has a link to leave, which never runs out. We keep that you have left, so that nobody writes to you again. If you want the address itself deleted, write to us.',
        },
        {
          kind: 'text',
          text: 'Whoever types your address into the form can learn from the answer that it is on the list already.',
        },
      ],
    },
    {
      id: 'counting',
      heading: 'Counting visits',
      blocks: [
        {
          kind: 'text',
          text: 'Before you choose, and after Decline, no counting script is loaded and no cookie is set. After **Accept** a script of an analytics service is loaded, as the banner says. It sets cookies and is told:',
        },
        {
          kind: 'list',
          items: [
            'which page you read, and what kind of page it is;',
            'how far down you read;',
            'that you pressed a link to call, to write an e-mail or to open WhatsApp;',
            'that a request was sent, and which kind of form it was;',
            'that an error happened, and its type.',
          ],
        },
        {
          kind: 'text',
          text: 'It is never told your name, number, e-mail, or anything you typed. Like every website it sees the address of your connection and the kind of browser. [Cookie choice](/privacy-policy#cookie-choice), here and at the end of every page, changes your mind: counting stops at once and its cookies are deleted.',
        },
      ],
    },
    {
      id: 'helpers',
      heading: 'Who else handles it',
      blocks: [
        {
          kind: 'text',
          text: 'We sell nothing to anybody. But we do not run every machine ourselves. These helpers may handle what you send, for us and only for the purpose in the list:',
        },
        {
          kind: 'table',
          caption: 'Helpers',
          head: ['Kind of helper', 'What it handles', 'When'],
          rows: [
            [
              'The company that runs our server and database',
              'Requests and newsletter addresses',
              'Always',
            ],
            [
              'A spreadsheet service',
              'Each request, as a copy or in place of our server, if our office works with a sheet',
              'Only if that is set up',
            ],
            [
              'A mail service',
              'Your e-mail address and our letter',
              'If you ask for the newsletter',
            ],
            ['An analytics service', 'What the list above says', 'Only after Accept'],
            [
              'WhatsApp',
              'What you write to us there, under its own terms',
              'Only if you open a chat',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Some of them may keep data outside India; the law allows that unless the government forbids a country. The names of the companies depend on how the office has set up its site. Ask for them: we must tell you. Authorities get data only where a law obliges us.',
        },
      ],
    },
    {
      id: 'not-open-yet',
      heading: 'Accounts and the assistant',
      blocks: [
        {
          kind: 'text',
          text: 'Accounts and the legal assistant are not open yet, so they take nothing. When they open, this page will say first what they take.',
        },
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        {
          kind: 'table',
          caption: 'With us',
          head: ['What', 'Kept for', 'Then'],
          rows: [
            [
              'A request that did not become an order',
              '{privacy.lead-keep} from the last contact, or until you take it back',
              'Deleted',
            ],
            [
              'The papers of a client',
              'The time of the work, and afterwards as long as a law asks. Books of a company, for example, {privacy.accounts-keep}',
              'Deleted or given back',
            ],
            ['A newsletter address', 'Until you leave', 'Kept as “left”, or deleted if you ask'],
            [
              'The code of your connection',
              '{privacy.address-code}',
              'Wiped; late only if no later request sets the wiping off',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'The wiping of the code is done by the software. The rest is done by people in the office, by this table: the software does not yet delete old requests by itself.',
        },
      ],
    },
    {
      id: 'your-say',
      heading: 'Your rights, and how to use them',
      blocks: [
        {
          kind: 'list',
          items: [
            '**See** what we hold about you, and who has handled it.',
            '**Correct** what is wrong or has changed.',
            '**Delete** what we no longer need by law.',
            '**Take back your yes**: for cookies under “Cookie choice”, for the newsletter by the link in any letter, for a request by writing to us. What was done before stays lawful. Taking it back is as easy as giving it.',
            '**Name somebody** who may use these rights for you if you die or cannot act.',
            '**Complain**, first to us and then to the Data Protection Board of India.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Write to the office',
              text: 'By e-mail, by letter or by the [form](/contact). Say what you want, and give your receipt or the phone number you used. We may ask a question to be sure it is you; we never ask for Aadhaar.',
              cost: 'free',
            },
            {
              title: 'We answer',
              text: 'We confirm within {privacy.complaint-acknowledge} hours that we have it, and settle it within {privacy.complaint-settle}. The law’s outer limit for a complaint about personal data is {privacy.answer-max}.',
            },
            {
              title: 'If you are not satisfied',
              text: 'Complain to the Data Protection Board of India. We could not confirm the Board’s own address; the [ministry](portal:meity) will name it.',
            },
          ],
        },
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        {
          kind: 'text',
          text: 'Anyone may read. The forms are for people of {privacy.adult} and above. If a child has sent us something, a parent can have it deleted.',
        },
      ],
    },
    {
      id: 'security',
      heading: 'How it is protected, and if something goes wrong',
      blocks: [
        {
          kind: 'text',
          text: 'What you send travels encrypted. On the server, requests can be read only with the office’s own key; no visitor and no other program can list them. Errors are written down without your words. No foreign script runs on the site unless you accept counting.',
        },
        {
          kind: 'text',
          text: 'If data is lost or stolen, we tell you and the Data Protection Board without delay: what happened, what it may mean for you, and what you can do. The full report goes to the Board within {privacy.breach-report} hours.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'When this policy changes',
      blocks: [
        {
          kind: 'text',
          text: 'The new text stands here before it counts. If we want to use what we hold for something new, we ask you first.',
        },
      ],
    },
  ],
};
