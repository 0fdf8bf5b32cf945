/** The dashboard, and the page of what a phone keeps. */
export const text = {
  intro: 'New, and still being tried out',
  loading: 'Loading...',
  unreadable: 'This phone does not let us save, so there is nothing to show.',
  unanswered: 'Your account did not answer. There may be no signal.',
  tryAgain: 'Try again',
  shared: 'This phone is set as shared, so nothing of yours is kept on it.',
  notLoaded: 'This could not be loaded. There may be no signal.',
  /** No signal: where a card's words come from. */
  fromPhone: 'No signal. This is what the phone knows.',
  needsSignal: 'No signal. This waits until there is one.',
  next: {
    title: 'Do this next',
    request: 'A request needs you: the office could not accept it.',
    find: 'Say what your business does, and see which licences it needs.',
    health: 'See how healthy your papers are. It takes a few minutes.',
    papers: 'Gather the papers for your licences, and tick off what you have.',
    dates: 'Look at the dates that come up for you.',
    date: (name: string, when: string) => `${name}. ${when}.`,
    go: 'Go there',
  },
  dates: {
    title: 'Next dates',
    empty:
      'No dates are kept on this phone yet. Say what your business does, and they are listed here.',
    loading: 'Working out the dates...',
    none: 'Nothing is due.',
    due: (when: string) => `Due ${when}`,
    late: (when: string) => `Late since ${when}`,
    start: 'Find my dates',
    go: 'My dates',
  },
  checklists: {
    title: 'Checklists',
    empty: 'Nothing is ticked yet. Say what your business does, and get the list of papers.',
    ready: (count: number) => (count === 1 ? '1 paper is ready.' : `${count} papers are ready.`),
    answers: (count: number) =>
      count === 1
        ? 'You have given 1 answer about your business.'
        : `You have given ${count} answers about your business.`,
    toDo: (open: number, all: number) => `${open} of ${all} points of the health check are open.`,
    start: 'Find my licences',
    go: 'My licences and papers',
  },
  papers: {
    title: 'Which paper is for what',
    lead: 'The papers for your licences. Tick what you have.',
    loading: 'Loading the list...',
    have: (have: number, all: number) => `${have} of ${all} ready`,
    none: 'The licence finder found no licence that needs papers.',
    free: 'No papers are needed.',
  },
  health: {
    title: 'Health score',
    empty: 'You have not checked your business yet.',
    score: (score: number) => `${score} of 100`,
    takenOn: (when: string) => `Checked on ${when}.`,
    start: 'Start the check',
    go: 'Look at the result',
  },
  requests: {
    title: 'Your requests',
    empty: 'You have not asked the office for anything yet.',
    waiting: (count: number) =>
      count === 1 ? 'One waits on this phone.' : `${count} wait on this phone.`,
    refused: (count: number) => (count === 1 ? 'One needs you.' : `${count} need you.`),
    made: (when: string) => `Made on ${when}`,
    office: 'In your account',
    officeLoading: 'Asking the office...',
    officeFailed: 'The office did not answer. What this phone knows is above.',
    received: (when: string) => `Received on ${when}`,
    receipt: (receipt: string) => `Receipt ${receipt}`,
    start: 'Ask the office',
    go: 'All requests on this phone',
  },
  saved: {
    title: 'Saved guides and schemes',
    empty: 'Nothing is saved yet. Press “Save” on a guide, and it will be listed here.',
    schemes: (count: number) => (count === 1 ? '1 saved scheme' : `${count} saved schemes`),
    start: 'Look at the guides',
    go: 'Everything I saved',
  },
  completeness: {
    title: 'Your profile',
    complete: (filled: number, all: number) => `${filled} of ${all} filled in.`,
    signedOut: 'A profile needs an account. Everything else here works without one.',
    missing: (label: string) => `Still open: ${label}`,
    all: 'Everything is filled in.',
    go: 'Change my profile',
    signIn: 'Sign in',
  },
  plan: {
    title: 'Your plan',
    free: 'Free',
    text: 'Everything on this site is free of charge. You pay only for work that you order from the office.',
    go: 'What the office charges',
  },
  data: {
    title: 'Data and privacy',
    phone: 'What you do here is kept on this phone.',
    account: 'You have chosen to keep it with your account too.',
    syncing: 'Matching phone and account...',
    synced: (when: string) => `Matched on ${when}.`,
    failed: 'The last try failed. We try again when there is signal.',
    stop: 'Stop on this phone',
    stopped: 'Stopped. Nothing goes to your account from this phone any more.',
    stopFailed: 'The server could not be told. Please try again when there is signal.',
    start: 'Keep it with my account',
    go: 'What is kept, and for how long',
  },
  things: {
    'finder-answers': (count: number) =>
      count === 1 ? '1 answer about your business' : `${count} answers about your business`,
    papers: (count: number) => (count === 1 ? '1 paper ticked' : `${count} papers ticked`),
    'saved-guides': (count: number) => (count === 1 ? '1 saved guide' : `${count} saved guides`),
    'saved-schemes': (count: number) => (count === 1 ? '1 saved scheme' : `${count} saved schemes`),
    calendar: (count: number) =>
      count === 1 ? '1 entry of the calendar' : `${count} entries of the calendar`,
    'health-results': (count: number) =>
      count === 1 ? '1 result of the health check' : `${count} results of the health check`,
    'health-to-do': (count: number) =>
      count === 1
        ? '1 point to do from the health check'
        : `${count} points to do from the health check`,
    requests: (count: number) =>
      count === 1
        ? '1 request that you sent from this phone'
        : `${count} requests that you sent from this phone`,
  },
  offer: {
    title: 'Keep this phone’s things with your account?',
    onPhone: 'On this phone. It would be sent to your account:',
    nothingHere: 'There is nothing on this phone yet that would be sent.',
    inAccount: 'In your account. It would come to this phone:',
    asking: 'Asking your account what it has...',
    notAsked: 'Your account could not be asked what it has. There may be no signal.',
    notice: {
      version: '1',
      text: 'Then you find the same on each phone on which you say yes. Our server keeps it for you alone, until you delete it or your account. Nothing is sent before you say yes, and you can stop at any time.',
    },
    yes: 'Yes, keep it with my account',
    no: 'No, only on this phone',
    running: 'One moment...',
    refused: 'This phone did not keep your choice. Nothing was sent.',
    done: 'Kept with your account',
    later: 'Saved. We do it when there is signal.',
    declined: 'It stays on this phone alone.',
  },
  profile: {
    nothingChanged: 'Nothing has changed',
    onPhone: 'Kept on this phone',
    goesLater: 'It goes to your account when there is signal.',
    waits: 'Changes wait on this phone. They go to your account when there is signal.',
    refused:
      'The server did not take your last change. Check the fields again, or delete the change under “Waiting to send”.',
  },
  conflict: {
    title: 'Changed on two devices',
    mine: (label: string, value: string, other: string) =>
      `${label}: “${value}” from this phone is kept, because it is newer. Elsewhere it was “${other}”.`,
    theirs: (label: string, value: string, other: string) =>
      `${label}: “${value}” from another device is kept, because it is newer. Here it was “${other}”.`,
    nothing: 'empty',
    undo: 'Undo',
    undoFor: (label: string, other: string) => `Undo: ${label} becomes “${other}”`,
    fine: 'That is right',
    failed: 'This phone could not keep the change. Please try again.',
  },
  signedOut: {
    title: 'You are not signed in',
    text: 'All of this works without an account. Sign in to have it on another phone too. We ask before anything is sent.',
    signIn: 'Sign in',
    register: 'Create an account',
    toDashboard: 'To my dashboard',
    signedIn: 'You are signed in. Your dashboard shows the same, with your profile.',
  },
} as const;
