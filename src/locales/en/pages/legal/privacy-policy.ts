import type { PageContent } from '../../../../content/types.ts';

/**
 * What the site takes, why, where it is kept and for how long (CONT-09). It must say what the software
 * does: docs/decisions 0004, 0008, 0009, 0010, 0022, 0029 and 0037. Change the one and you change the other.
 */
export const content: PageContent = {
  name: 'Privacy policy',
  updatedOn: '2026-11-23',
  title: 'Privacy policy | Niyam',
  description:
    'Each thing the site takes from you: what for, whether it lies on your phone or with us, for how long, how to take it back, and where to complain.',
  heading: 'Privacy policy',
  lead: 'What we take, what for, how long, and how you take it back.',
  sections: [
    {
      id: 'short-version',
      heading: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'You can read everything here without a name, a number or an account.',
            'If you send a request, we take what you typed, to answer it. For nothing else.',
            'Until it is sent, it lies on your phone. After that, with us.',
            'You can clear what lies on your phone at any time, under [This phone](/settings).',
            'With an account, our server keeps your profile, and what you choose to keep with it. You can take a copy and delete it yourself.',
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
      answer: 'The consultancy that runs this site, in Hyderabad.',
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
      answer: 'What you typed, the page and time, and a connection code.',
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
          text: 'Our office hears of each request by an e-mail to its own mailbox. It says the receipt, the time, your name and phone number, the kind of request, what you need and how soon, and how long your notes are. Your e-mail address, the name of your business and the notes themselves are not in it.',
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
      answer: 'Pages, drafts, answers and ticks. You can clear them.',
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
              'What you wrote in a request that was sent to a sheet of ours, which gives no receipt',
              'So that you can send it again',
              'Seven days, or until the sheet confirms it',
            ],
            [
              'Results of the health check, your calendar with own dates and ticks',
              'So that you can compare, and find your dates again',
              'Until you change them or clear the phone',
            ],
            [
              'Who is signed in, the profile, what you type into it, changes to it that wait for a signal, and whether your things are kept with the account',
              'So that your dashboard opens without a signal',
              'Until you sign out. Changes that wait stay until they are sent, or you delete them',
            ],
            [
              'What you told a tool: answers of the licence finder and of the schemes, numbers of a sum',
              'So that no tool asks again what you have said, and a result is there when you come back',
              'Until you change it, press “Start again”, or clear the phone',
            ],
            [
              'Papers and steps you have ticked; guides and schemes you have saved; the guide you read last',
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
          text: 'We do not lock these with a code of our own: a person who can open your phone can open them. If others use it, set it as a **shared phone** under [This phone](/settings). Then nothing you type is kept. On the same page you can clear everything. What waits is under [Waiting to send](/outbox).',
        },
      ],
    },
    {
      id: 'account',
      heading: 'If you make an account',
      answer: 'Your profile, and what you choose. You can delete all.',
      blocks: [
        {
          kind: 'text',
          text: 'Nothing on this site needs an account. If you [make one](/register), our server keeps:',
        },
        {
          kind: 'table',
          caption: 'Kept with an account',
          head: ['What', 'What for', 'How long'],
          rows: [
            [
              'E-mail address, password (as a code from which it cannot be read back), times of signing in',
              'To know that it is you',
              'Until you delete the account',
            ],
            [
              'Your profile: name, and what you choose to say of telephone, business, state and town. With each field, when it was last changed',
              'So that you are not asked again, and two devices do not overwrite each other',
              'Until you empty the field or delete the account',
            ],
            [
              'What this phone keeps of the tools: answers, ticks, results, saved guides and schemes. **Only after you have said yes on that phone**; the dashboard shows before what would be sent',
              'So that you find it on your other phone',
              'Until you remove it on a phone that is kept in step, or delete the account. “Stop on this phone” ends the sending',
            ],
            [
              'That you said yes, to which words, when, and when you took it back',
              'To prove what you were told',
              'Until you delete the account',
            ],
            [
              'Which requests are yours, so that you can look them up',
              'To show them to you',
              'As long as the request itself',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'The database gives each of these rows to its owner alone; no other visitor can read them. On your [dashboard](/dashboard) **Take a copy** gives you everything our server keeps of your account, as a file, and **Delete my account** deletes all of it at once: the profile, what you kept, your consents and the requests you sent while signed in. There is no way back. Copies that went to the office by mail or into its own sheet are not reached by that button: write to us, and we delete them. Letters with links for signing in are sent by a mail service.',
        },
        {
          kind: 'text',
          text: 'Signing out makes this phone forget who you are. What the tools keep stays on the phone until you clear it under [This phone](/settings).',
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'Reported mistakes',
      answer: 'The page and your words; no name.',
      blocks: [
        {
          kind: 'text',
          text: 'If you [report a mistake](/mistake) in a text, our server keeps the page, its language, what you write and the time. It asks for no name and no telephone number: please write none. To stop floods of reports, the code made from the address of your connection is kept for {privacy.address-code}.',
        },
      ],
    },
    {
      id: 'newsletter',
      heading: 'The newsletter',
      answer: 'Your address, after you confirm. Every letter lets you leave.',
      blocks: [
        {
          kind: 'text',
          text: 'If you ask for the [newsletter](/newsletter), our server keeps your e-mail address, your language, the words you agreed to, and the times of asking, confirming and leaving. You are written to only after you have confirmed by the link in our letter; an address that nobody confirms is deleted after {privacy.newsletter-unconfirmed}. To stop floods of letters, the code made from the address of your connection and the time are kept for {privacy.address-code}. Every letter has a link to leave, which never runs out. We keep that you have left, so that nobody writes to you again. If you want the address itself deleted, write to us.',
        },
        {
          kind: 'text',
          text: 'A person who types your address into the form can learn from the answer that it is on the list already.',
        },
      ],
    },
    {
      id: 'reminders',
      heading: 'Reminders',
      answer: 'The days alone. What they are about stays on your phone.',
      blocks: [
        {
          kind: 'text',
          text: 'If you press “Notify me on this phone” under [My dates](/calendar), our server keeps the address at which your browser takes notifications, and the days on which you want one, with made-up numbers for them. What the dates are about, it does not learn: that stays on your phone, which writes the notification itself. If you are signed in, it also keeps that the phone is yours, and the reminders stop when you sign out. “Stop the notifications” deletes all of it, at once or when you have a signal.',
        },
      ],
    },
    {
      id: 'counting',
      heading: 'Counting visits',
      answer: 'Nobody is counted before you press Accept.',
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
      answer: 'A few companies run our machines. We sell nothing.',
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
              'Requests, newsletter addresses, accounts, and the days of reminders',
              'Always',
            ],
            [
              'A spreadsheet service',
              'Each request, as a copy or in place of our server, if our office works with a sheet',
              'Only if that is set up',
            ],
            [
              'A mail service',
              'Your e-mail address and our letter; the e-mail to our office about a request, with your name and phone number',
              'If you ask for the newsletter or for a link to sign in, and when you send a request',
            ],
            [
              'A program that our office uses for its work',
              'The same about each request as the e-mail to our office says',
              'Only if that is set up',
            ],
            [
              'The notification service of your browser’s maker',
              'That a message goes to your phone, and when; it cannot read it',
              'If you ask for reminders',
            ],
            [
              'An AI service',
              'Questions to the assistant and passages of our guides',
              'If you ask with a signal, and only where the office has set it up',
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
      id: 'assistant',
      heading: 'The legal assistant',
      answer: 'Questions may go to an AI service, without your name.',
      blocks: [
        {
          kind: 'table',
          caption: 'What happens with a question',
          head: ['What', 'What for', 'Where it lies'],
          rows: [
            [
              'The conversation: your questions and the answers',
              'So that you can read them again',
              'On your phone only, until you delete it or sign out: signing out deletes every conversation on the phone, also those begun before you signed in. On a shared phone nowhere',
            ],
            [
              'A question, with the one before it where it cannot be understood alone, its language, and the passages of our guides that fit it',
              'With a signal, to have it answered by an AI service. Not if you switch that off in the assistant',
              'It goes through our server to the AI service. Our server does not keep the question',
            ],
            [
              'The answer of the AI service, under a number made on your phone',
              'So that a question sent twice gets one answer',
              'With us, for {privacy.assistant-answer}',
            ],
            [
              'A code made from the address of your connection, and the time',
              'To stop floods of questions',
              'With us, for {privacy.assistant-answer}',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Your name, number, account and the rest of the conversation do not go along, but for one thing: a question that cannot be understood alone, such as “how much is it?”, takes the one before it along. What looks like an Aadhaar, PAN, card or account number is hidden on the phone before anything is kept or sent. If you **speak** a question, your browser may send your voice to its own maker; we get the written words alone, when you press Send. For names or other things about people that you type yourself: leave them out.',
        },
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      answer:
        'Requests: {privacy.lead-keep} from the last contact. Accounts: until you delete them.',
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
            [
              'An account and what is kept with it',
              'Until you delete it on your dashboard',
              'Deleted',
            ],
            ['A reported mistake', 'Until it is corrected', 'Deleted'],
            ['A newsletter address', 'Until you leave', 'Kept as “left”, or deleted if you ask'],
            [
              'A newsletter address that nobody confirmed',
              '{privacy.newsletter-unconfirmed}',
              'Deleted',
            ],
            [
              'The days of reminders, and the phone they go to',
              'Until you stop them, or {privacy.reminders-keep} after the last one',
              'Deleted by the software',
            ],
            [
              'An answer of the assistant, and the code beside it',
              '{privacy.assistant-answer}',
              'Deleted; late only if no later question sets the deleting off',
            ],
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
      answer: 'See, correct, delete, take back your yes, and complain.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**See** what we hold about you, and who has handled it. With an account, “Take a copy” on your dashboard gives you a file.',
            '**Correct** what is wrong or has changed.',
            '**Delete** what we no longer need by law.',
            '**Take back your yes**: for cookies under “Cookie choice”, for the newsletter by the link in any letter, for reminders under [My dates](/calendar), for a request by writing to us. What was done before stays lawful. Taking it back is as easy as giving it.',
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
      answer: 'The forms are for people of {privacy.adult} and above.',
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
      answer: 'What you send travels encrypted. We tell you of a loss.',
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
      answer: 'The new text stands here before it counts.',
      blocks: [
        {
          kind: 'text',
          text: 'The new text stands here before it counts. If we want to use what we hold for something new, we ask you first.',
        },
      ],
    },
  ],
};
