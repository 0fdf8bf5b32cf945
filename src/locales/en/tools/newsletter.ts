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
    text: 'This phone could not keep your wish, and there was no answer from the network. Please try again.',
  },
  results: {
    checkEmail: {
      title: 'Check your e-mail',
      text: 'We have sent you a letter. Open it and press its link: only then are you on the list.',
    },
    alreadySubscribed: {
      title: 'Already on the list',
      text: 'This address gets the newsletter already. Nothing was changed.',
    },
    queued: {
      title: 'Saved on this phone',
      text: 'Saved on this phone. It will go by itself, once there is signal and the server takes it.',
    },
    notAvailable: {
      title: 'Not available yet',
      text: 'The newsletter is not available yet. Nothing was sent. You can delete your wish under Waiting to send.',
    },
    refused: {
      title: 'This was not accepted',
      text: 'Please look at the address and try again.',
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
      text: 'We write when a rule changes. Each letter has a link to leave.',
    },
    unsubscribed: {
      title: 'You are not on the list',
      text: 'You get no more letters. To come back, ask for the newsletter again.',
    },
    unknown: {
      title: 'This link is not known',
      text: 'Perhaps a newer letter was sent. Please use the link in the newest one, or ask again.',
    },
    askAgain: 'Ask for the newsletter',
    noAnswer: {
      title: 'There was no answer',
      text: 'There may be no signal. Please try again.',
    },
  },
} as const;
