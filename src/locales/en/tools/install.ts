/** The offer to put the site on the home screen, and what Settings says of it. */
export const text = {
  label: 'On your home screen',
  title: 'Home screen',
  offer: (name: string) => `${name} on your home screen?`,
  add: 'Add it',
  how: 'Show how',
  later: 'Not now',
  steps: {
    share: 'Press the share sign of your browser. If you do not see it, press ••• first.',
    add: 'Choose “Add to Home Screen”.',
    confirm: 'Press “Add”. It is on your home screen.',
    startsEmpty:
      'It starts empty there. A request that waits in this browser is sent from this browser.',
  },
  ways: {
    app: 'You have opened it from your home screen.',
    prompt: 'It opens like an app, with no signal too, and takes hardly any room.',
    unknown:
      'The menu of your browser may offer “Add to Home screen” or “Install”. If you have it there already, there is nothing to do.',
  },
  storage: {
    persistent: 'The browser has agreed to keep what is saved here until you remove it.',
    'while-there-is-room':
      'The browser may remove what is saved here when the phone runs out of room. On the home screen it is safer.',
    unknown: 'This browser does not say how long it keeps what is saved here.',
  },
} as const;
