/** The newsletter’s page and its letters’ links. */
export const text = {
  email: 'E-mail',
  language: 'Language',
  choose: 'Choose one',
  consent: {
    /** Changes with the words below it: it is stored with each consent. */
    version: 1,
    text: (name: string) =>
      `I want ${name} to write to this address when a rule changes. I can leave at any time by the link in each letter.`,
  },
  submit: 'Ask for the newsletter',
  sending: 'Sending...',
  noScript: 'This form needs JavaScript, which is off or did not arrive.',
  failed: {
    title: 'This could not be sent',
    text: 'We could not save or send your request. Please try again.',
  },
  results: {
    checkEmail: {
      title: 'Check your e-mail',
      text: 'We have sent you an e-mail. Press its link to join the list.',
    },
    alreadySubscribed: {
      title: 'Already on the list',
      text: 'This address gets the newsletter already. Nothing was changed.',
    },
    queued: {
      title: 'Saved on this phone',
      text: 'Saved on this phone. It will go when there is signal.',
    },
    notAvailable: {
      title: 'Not available yet',
      text: 'The newsletter is not available yet. Nothing was sent. You can delete your request under “Waiting to send”.',
    },
    refused: {
      title: 'This was not accepted',
      text: 'Please check the address and try again.',
    },
  },
  letter: {
    question: {
      confirm: 'Do you want the newsletter at this address?',
      unsubscribe: 'Do you want to leave the newsletter?',
    },
    button: { confirm: 'Yes, send it to me', unsubscribe: 'Take me off the list' },
    sending: 'One moment...',
    confirmed: {
      title: 'You are on the list',
      text: 'We write when a rule changes. Each e-mail has a link to leave.',
    },
    unsubscribed: {
      title: 'You are not on the list',
      text: 'You get no more e-mails. To come back, ask for the newsletter again.',
    },
    unknown: {
      title: 'This link is not known',
      text: 'There may be a newer e-mail. Use the link in the newest one, or ask again.',
    },
    askAgain: 'Ask for the newsletter',
    noAnswer: {
      title: 'There was no answer',
      text: 'There may be no signal. Please try again.',
    },
  },
} as const;
