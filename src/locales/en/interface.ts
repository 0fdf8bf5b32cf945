import { factWords } from './fact-words.ts';
import { menuNames } from './menu-names.gen.ts';

/** The interface in English. Pages' texts are in `content`; this is what stands around and between them. */
export const text = {
  menuNames,
  factWords,
  shell: {
    skipToContent: 'Skip to the text',
    loading: 'Loading...',
    getConsultation: 'Get Free Consultation',
    nav: {
      label: 'Main',
      all: 'All pages',
      groups: { services: 'Services', about: 'About', resources: 'Resources', tools: 'Tools' },
      soon: { soon: 'Soon', 'coming-soon': 'Coming Soon' },
    },
    /** The short names of the bottom bar and the header. */
    places: {
      home: 'Home',
      find: 'Find',
      notices: 'Notices',
      dates: 'Dates',
      ask: 'Ask',
      schemes: 'Schemes',
      guides: 'Guides',
      prices: 'Prices',
    },
    bar: 'Most used',
    menu: 'Menu',
    search: 'Search the site',
    dashboard: 'Dashboard',
    beta: 'Beta',
    clearPhone: 'Delete what is on this phone',
    toTop: 'Back to the top',
    contact: {
      call: 'Call Now',
      whatsApp: 'WhatsApp',
      trial: 'Trial site: this number reaches nobody.',
      whatsAppText: 'Hello, I have a question about licences for my business.',
    },
    quick: {
      label: 'Quick access',
      schemes: 'Govt Schemes',
      ai: 'AI Portal',
      food: 'Restaurant & Food',
      start: 'Start Business',
    },
    assistant: {
      label: 'Legal Assistant',
      answered: 'The assistant has answered your question.',
    },
    offline: 'No signal. Guides and requests still work.',
    offlineShared: 'No signal. Guides still work. Requests do not: a shared phone keeps none.',
    waiting: (count: number) => `${count} waiting to send`,
    failed: {
      heading: 'Something went wrong on this page',
      text: 'What you sent or saved is still on this phone. Try again, or reach us another way.',
      code: 'If you call us about it, tell us this code:',
      copy: 'Copy the code',
      copied: 'Copied',
      retry: 'Try again',
      home: 'Home',
    },
    safari: {
      title: 'Safari Compatibility Issue',
      text: 'This is a known compatibility issue that is being worked on.',
      suggestions: [
        'Refresh the page.',
        'Use Chrome or Firefox.',
        'Clear the Safari cache and cookies.',
        'Update Safari.',
      ],
      refresh: 'Refresh Page',
      home: 'Go Home',
      details: 'Technical details',
      error: (message: string) => `Error: ${message}`,
      unknownError: 'Unknown error',
      version: (version: string) => `Safari ${version}`,
      unknownVersion: 'Unknown',
    },
    update: {
      text: 'A new version is ready.',
      apply: 'Update now',
      later: 'Later',
    },
  },
  footer: {
    office: 'Our office',
    comingSoon: 'Coming soon',
    social: 'Elsewhere',
    languages: 'Languages',
    guides: 'Guides',
    tools: 'Tools',
    site: 'On this site',
    trust: 'About us',
    notGovernment: (name: string) => `${name} is a private service. It is not a government site.`,
    /** About the page itself, for a visitor who finds a fault in it (A11Y-09). */
    feedback: {
      question: 'Something wrong or missing on this page? Tell us by',
      about: (path: string) => `About the page ${path}: `,
      whatsApp: 'WhatsApp',
      or: ' or ',
      email: 'e-mail',
    },
    cookieChoice: 'Cookie choice',
    notAdvice: 'What you read here is information, not legal advice.',
  },
  notSaved: {
    heading: 'Offline, not saved yet',
    lead: 'This page is not on your phone, and the network does not answer. Nothing of yours is lost.',
    slow: 'This page is not on your phone, and the network is slow. We are still fetching it. It opens here by itself.',
    unknownAddress:
      'The app on this phone knows no page at this address, and the network does not answer. Check the address.',
    retry: 'Try again',
    savedHeading: 'Saved pages you can read now',
    allSaved: (count: string) => `All ${count} saved pages`,
    toolTitle: 'Needs internet once. Then it works offline.',
    toolText: 'Open it once with a signal. Nothing of yours is lost.',
  },
  /** Whether a tool works with no signal yet, at this moment. */
  toolStatus: {
    unknown: 'Works with no signal once saved.',
    saving: 'Being saved on this phone. Then it works with no signal.',
    saved: 'Saved on this phone: it works with no signal.',
  },
  page: {
    breadcrumb: 'You are here',
    home: 'Home',
    contents: 'On this page',
    reviewed: (date: string) => `Text reviewed on ${date}.`,
    /** After one of our own prices or estimates. */
    stated: (date: string) => `Stated on ${date}.`,
    asOn: (date: string) => `as on ${date}`,
    since: (date: string) => `since ${date}`,
    held: (from: string, until: string) => `${from} to ${until}`,
    heldUntil: (until: string) => `until ${until}`,
    source: 'Source',
    /** Ends a sentence that a page puts together, as in “Source: the Act.” */
    sentenceEnd: '.',
    unknown: 'check the official portal',
    outdated: 'Check before relying on this',
    overdue:
      'Some sources behind this should have been read again by now. Check on the official portal before you rely on it.',
    certainty: {
      law: (day: string, copyOn?: string) =>
        copyOn
          ? `Read in a copy of the law on ${copyOn}, ${day}.`
          : `We read the law’s text on ${day}.`,
      official: (day: string, copyOn?: string) =>
        copyOn ? `Read in a copy on ${copyOn}, ${day}.` : `We read the official page on ${day}.`,
      reported: (day: string) => `Reported by others; read on ${day}.`,
      unconfirmed: () => 'Not confirmed: we have not read the source.',
    },
    /** How much of our statements about ourselves has a record. */
    proof: {
      none: 'Nobody else has checked them.',
      some: 'We have records of some of them; nobody has checked the others.',
      all: (asOn: string) => `We have a record of each, the oldest of ${asOn}.`,
    },
    whatChanged: 'What changed',
    before: (value: string, held: string) => `Before: ${value}, ${held}`,
    card: {
      title: 'In five lines',
      doINeedIt: 'Do I need it?',
      governmentFee: 'Government fee',
      ourFee: 'Our fee, if you want help',
      time: 'Time',
      documents: 'Documents',
    },
    doItYourself: 'Do it yourself',
    doItYourselfFree: 'Free, do it yourself',
    stepTime: 'Time',
    stepCost: 'Cost',
    opensNewTab: 'opens in a new tab',
    faq: 'Questions and answers',
    help: 'Ask us about this',
    offices: {
      openDays: 'Monday to Saturday',
      map: (name: string) => `${name} on the map`,
      phone: 'Telephone',
      email: 'E-mail',
      whatsApp: 'Write on WhatsApp',
    },
  },
  units: {
    range: (from: string, to: string) => `${from} to ${to}`,
    /** A day of a month, by its number. */
    dayOfMonth: (number: string) => `day ${number}`,
  },
  lead: {
    forms: {
      consultation: {
        title: 'Get Free Consultation',
        description: 'A person from our office calls you back.',
        benefits: [
          'Which licences you need, and which not.',
          'Government fee and ours, apart, before you agree.',
        ],
      },
      quote: {
        title: 'Get a quote',
        description: 'We send you a price in writing.',
        benefits: [
          'Government fee and ours, apart.',
          'Nothing is done before you agree to the price.',
        ],
      },
      audit: {
        title: 'Ask for a compliance audit',
        description: 'We look at what is missing, worst first.',
        benefits: ['What is in order, and what is not.', 'For each gap: rule, cost, next step.'],
      },
      registration: {
        title: 'Ask for help with a registration',
        description: 'Leave your number and we call you back about the papers.',
        benefits: ['You learn first what you can do yourself, free.'],
      },
      support: {
        title: 'Ask for support',
        description: 'Already working with us? Leave your number and we call you back.',
        benefits: ['A person answers, not a machine.'],
      },
    },
    /** Not said on a shared phone, which keeps nothing. */
    worksOffline: 'With no signal, the request waits on your phone.',
    close: 'Close',
    notOpened: {
      text: 'The form is not on this phone yet, and the network did not bring it.',
      page: 'Try its own page',
    },
    toast: {
      title: 'Your request was sent',
      received: 'The office has it.',
      text: (receipt: string) => `The office has it. Your receipt is ${receipt}.`,
    },
    contacts: {
      whatsApp: 'Hello, I would like a free consultation.',
      byWhatsApp: 'Write on WhatsApp',
      byPhone: 'Call us',
    },
  },
  newsletterBox: {
    label: 'Newsletter: your e-mail',
    subscribe: 'Subscribe',
    next: 'The next page asks for your consent.',
  },
} as const;
