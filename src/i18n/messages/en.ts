/** The interface in English. Pages' texts are in `content`; this is what stands around and between them. */
export const en = {
  shell: {
    skipToContent: 'Skip to the text',
    loading: 'Loading...',
    getConsultation: 'Get Free Consultation',
    nav: {
      label: 'Main',
      groups: { services: 'Services', about: 'About', resources: 'Resources' },
      soon: { soon: 'Soon', 'coming-soon': 'Coming Soon' },
    },
    menu: 'Menu',
    dashboard: 'Dashboard',
    beta: 'Beta',
    toTop: 'Back to the top',
    contact: {
      call: 'Call Now',
      whatsApp: 'WhatsApp',
      whatsAppText: 'Hello, I have a question about licences for my business.',
    },
    quick: {
      label: 'Quick access',
      schemes: 'Govt Schemes',
      ai: 'AI Portal',
      food: 'Restaurant & Food',
      start: 'Start Business',
    },
    offline: 'No signal. Guides on this phone and the request form still work.',
    offlineShared:
      'No signal. Guides on this phone still work. Requests cannot be sent: this phone is set as shared, so none is kept.',
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
    guides: 'Guides',
    site: 'On this site',
    trust: 'About us',
    notGovernment: (name: string) => `${name} is a private service. It is not a government site.`,
    notAdvice: 'What you read here is information, not legal advice.',
  },
  notSaved: {
    heading: 'Offline, not saved yet',
    lead: 'This page is not on your phone, and the network does not answer. Nothing of yours is lost.',
    retry: 'Try again',
    savedHeading: 'Saved pages you can read now',
  },
  page: {
    breadcrumb: 'You are here',
    home: 'Home',
    contents: 'On this page',
    reviewed: (date: string) => `Checked on ${date}.`,
    asOn: (date: string) => `as on ${date}`,
    since: (date: string) => `since ${date}`,
    held: (from: string, until: string) => `${from} to ${until}`,
    heldUntil: (until: string) => `until ${until}`,
    source: 'Source',
    unknown: 'check the official portal',
    outdated: 'Check before relying on this',
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
    doItYourself: 'Free, do it yourself',
    stepTime: 'Time',
    stepCost: 'Cost',
    opensNewTab: 'opens in a new tab',
    faq: 'Questions and answers',
    help: 'Ask us about this',
  },
  /** For search engines, beside our price ranges. */
  offers: {
    catalog: 'Services and our own fees',
    ourFee: 'Our own fee for help. What the government takes is apart.',
    freeRegistration:
      'Our own fee for help. The registration itself is free: you can do it yourself on the official portal.',
  },
  units: {
    days: (count: string) => `${count} days`,
    'working-days': (count: string) => `${count} working days`,
    months: (count: string) => `${count} months`,
    years: (count: string) => `${count} years`,
    one: { days: '1 day', 'working-days': '1 working day', months: '1 month', years: '1 year' },
    range: (from: string, to: string) => `${from} to ${to}`,
  },
  lead: {
    forms: {
      consultation: {
        title: 'Get Free Consultation',
        description: 'Tell us what you sell and where. A person from our office calls you back.',
        benefits: [
          'You are told which licences you need, and which you do not.',
          'Government fee and our fee are named apart before you agree to anything.',
          'Works with no signal: the request waits on your phone until it can go.',
        ],
      },
      quote: {
        title: 'Get a quote',
        description: 'Say what you need done and we send you a price in writing.',
        benefits: [
          'Government fee and our fee are named apart.',
          'Nothing is done before you agree to the price.',
        ],
      },
      audit: {
        title: 'Ask for a compliance audit',
        description: 'Tell us what worries you. We look at what is missing, in order of risk.',
        benefits: [
          'A list of what is in order and what is not.',
          'For each gap: the rule, the cost and the next step.',
        ],
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
    fields: {
      fullName: 'Your name',
      email: 'E-mail',
      phone: 'Phone',
      businessName: 'Name of your business',
      businessType: 'What kind of business is it?',
      complianceStatus: 'Where do you stand with licences?',
      consultationDate: 'A day that suits you',
      services: 'What do you need?',
      budget: 'Budget (₹)',
      timeline: 'By when?',
      industry: 'Industry',
      currentIssues: 'What is the main problem?',
      businessSize: 'How old is the business?',
      urgency: 'How urgent is it?',
      notes: 'Anything else we should know',
    },
    options: {
      businessType: {
        'Restaurant/Food Business': 'Restaurant/Food Business',
        Manufacturing: 'Manufacturing',
        'Retail/Wholesale': 'Retail/Wholesale',
        Services: 'Services',
        'Technology/IT': 'Technology/IT',
        Healthcare: 'Healthcare',
        Education: 'Education',
        Other: 'Other',
      },
      complianceStatus: {
        'Not registered yet': 'Not registered yet',
        'Partially compliant': 'Partially compliant',
        'Fully compliant': 'Fully compliant',
        'Not sure': 'Not sure',
      },
      services: {
        'FSSAI Registration': 'FSSAI Registration',
        'GST Registration': 'GST Registration',
        'Trade License': 'Trade License',
        'Compliance Audit': 'Compliance Audit',
        'Legal Consultation': 'Legal Consultation',
        'Document Preparation': 'Document Preparation',
      },
      budget: {
        'Under 5,000': 'Under 5,000',
        '5,000-10,000': '5,000-10,000',
        '10,000-25,000': '10,000-25,000',
        '25,000-50,000': '25,000-50,000',
        'Above 50,000': 'Above 50,000',
      },
      timeline: {
        'Urgent 1-2 weeks': 'Urgent 1-2 weeks',
        'Standard 1 month': 'Standard 1 month',
        'Flexible 2-3 months': 'Flexible 2-3 months',
      },
      industry: {
        'Food & Beverage': 'Food & Beverage',
        Manufacturing: 'Manufacturing',
        Retail: 'Retail',
        Services: 'Services',
        Technology: 'Technology',
        Healthcare: 'Healthcare',
        Education: 'Education',
        'Real Estate': 'Real Estate',
        Other: 'Other',
      },
      currentIssues: {
        'No FSSAI license': 'No FSSAI license',
        'Missing GST registration': 'Missing GST registration',
        'Expired licenses': 'Expired licenses',
        'Non-compliance penalties': 'Non-compliance penalties',
        'Documentation issues': 'Documentation issues',
        Other: 'Other',
      },
      businessSize: {
        'Startup 0-2 years': 'Startup 0-2 years',
        'Small 2-5': 'Small 2-5',
        'Medium 5-10': 'Medium 5-10',
        'Established 10+': 'Established 10+',
      },
      urgency: {
        'Very Urgent': 'Very Urgent',
        Urgent: 'Urgent',
        Standard: 'Standard',
        'Not Urgent': 'Not Urgent',
      },
    },
    optional: 'if you like',
    choose: 'Choose one',
    close: 'Close',
    submit: 'Send my request',
    submitting: 'Submitting...',
    noScript:
      'This form needs JavaScript, which is off or did not arrive. You can call or write on WhatsApp instead.',
    notOpened: {
      text: 'The form is not on this phone yet, and the network did not bring it.',
      page: 'Try its own page',
    },
    sharedPhone:
      'This phone is set as shared: nothing you type is kept on it. Stay on this page until your request is sent.',
    phoneTooShort: 'Please write the whole number, in digits.',
    problems: 'Before this can be sent',
    draft: {
      restored: 'We kept what you had typed.',
      discard: 'Discard it',
    },
    /** Seen only where styles do not arrive: the field is there for programs. */
    trap: 'Leave this field empty',
    notice: {
      /** Must change with any word below: each lead says which version its sender saw. */
      version: '2',
      purpose: (office: string) =>
        `What you type goes to the office of ${office}, to answer this request and for nothing else.`,
      untilSent: 'Until it is sent it stays on this phone.',
      data: (page: string) =>
        `Sent: the answers above, the time, the page you came from (${page}), how long the form was open, and which version of this notice you saw.`,
      rights:
        'You can have it corrected or deleted: write to the office, with your receipt. If you are not satisfied, you can complain to the Data Protection Board of India.',
      more: 'Privacy policy',
    },
    office: {
      title: 'What our office says of itself',
      consultation: (minutes: number) => `Free consultation: ${minutes} minutes`,
      slots: (count: number) => `${count} slots a week`,
      hours: (times: string) => `People answer Monday to Saturday ${times}`,
      answer: (hours: number) => `Response within ${hours} hours`,
      businesses: (count: number) => `${count}+ businesses served`,
      success: (percent: number) => `${percent}% success rate`,
      rating: (stars: number, reviews: number) => `Rated ${stars} from ${reviews} reviews`,
      own: 'These are our own statements. Nobody else has checked them.',
    },
    sent: {
      stamp: 'Sent',
      title: 'Thank You',
      received: 'The office has your request.',
      text: (receipt: string) => `The office has your request. Your receipt is ${receipt}.`,
      notKept:
        'This phone lets the site keep nothing, so write the receipt down: it is not listed here.',
    },
    unconfirmed: {
      stamp: 'Sent, not confirmed',
      title: 'Thank You',
      text: 'Your request was sent. The office gives no receipt this way; if you hear nothing, call or write.',
    },
    saved: {
      stamp: 'Waiting to send',
      title: 'Saved on this phone. It will go when there is signal.',
      text: 'You need not send it again.',
      /** With a signal the fault lies elsewhere. */
      unreached:
        'The office cannot be reached now. You need not send it again. On a Wi-Fi that asks you to sign in, do that first.',
    },
    toast: {
      title: 'Your request was sent',
      received: 'The office has it.',
      text: (receipt: string) => `The office has it. Your receipt is ${receipt}.`,
    },
    refusedLater: {
      stamp: 'Needs you',
      title: 'The office did not take this request as it is',
      text: 'It is kept on this phone. Change it under “See what is waiting” and it goes again.',
    },
    tooLate: {
      stamp: 'Not changed',
      title: 'It was already on its way',
      text: 'The first text was sent before this change could be made. See below what became of it, and call the office if something in it was wrong.',
    },
    refused: {
      title: 'The office did not take this request as it is',
      text: 'What you typed is still here. Change it and send it again, or reach us another way.',
    },
    failed: {
      title: 'Failed to submit form. Please try again or contact us directly.',
      text: 'This phone could not keep the request, and it could not be sent. What you typed is still here.',
      shared:
        'It could not be sent, and on a shared phone nothing is kept. What you typed is still here, until you leave this page.',
      whatsApp: 'Hello, I would like a free consultation.',
      byWhatsApp: 'Write on WhatsApp',
      byPhone: 'Call us',
      close: 'Close',
    },
    seeOutbox: 'See what is waiting',
    seeSent: 'See what was sent',
    stillWaiting: (count: number) =>
      count === 1
        ? 'An earlier request is still waiting to be sent.'
        : `${count} earlier requests are still waiting to be sent.`,
    notAccepted: 'The office did not accept this answer.',
    another: 'Send another request',
  },
  consent: {
    label: 'Cookies',
    text: 'This site uses analytics cookies to see which guides are read. You can decline: everything works without them.',
    policy: 'Privacy policy',
    accept: 'Accept',
    decline: 'Decline',
    change: 'Cookie choice',
  },
  newsletter: {
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
    boxLabel: 'Newsletter: your e-mail',
    subscribe: 'Subscribe',
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
        text: 'Saved on this phone. It will go when there is signal.',
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
  },
  install: {
    label: 'On your home screen',
    offer: (name: string) =>
      `Keep ${name} on your home screen? It opens like an app, with no signal too.`,
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
      kept: 'The browser has agreed to keep what is saved here until you remove it.',
      'while-there-is-room':
        'The browser may remove what is saved here when the phone runs out of room. On the home screen it is safer.',
      unknown: 'This browser does not say how long it keeps what is saved here.',
    },
  },
  thisPhone: {
    shared: {
      title: 'Shared phone',
      isOff:
        'If others use this phone too, the site can keep nothing of what anybody types. Requests then go only while there is a signal.',
      isOn: 'On. Nothing that is typed here is kept. Requests go only while there is a signal.',
      turnOn: 'Set as a shared phone',
      turnOff: 'This phone is mine alone',
      sure: 'Set this phone as shared? What the site keeps on it is removed first.',
      confirm: 'Yes, set as shared',
    },
    data: {
      title: 'Use less data',
      isOff:
        'The site then fetches only what you open: no charts, no pages ahead of time. What is saved already stays.',
      isOn: 'On. Only what you open is fetched.',
      isOnByBrowser: 'Your browser is set to save data, so only what you open is fetched.',
      turnOn: 'Use less data',
      turnOff: 'Fetch pages ahead of time again',
      price: 'What a gigabyte costs you, in rupees',
      priceHint: 'To see what reading costs. It stays on this phone.',
      size: (kilobytes: string) => `${kilobytes} kB`,
      sizeAndCost: (kilobytes: string, rupees: string) => `${kilobytes} kB, about ${rupees}`,
      belowOnePaisa: 'less than one paisa',
      typicalPage: 'A typical page',
      largestPage: 'The longest page',
      allPages: 'All pages together',
      noSizes: 'The sizes are not on this phone yet.',
    },
    clear: {
      title: 'Clear this phone',
      what: 'Removes everything the site keeps here: drafts, the list of requests, saved pages, your choices and reminders.',
      button: 'Clear this phone',
      sure: 'Remove everything this site keeps on this phone?',
      unsent: (count: number) =>
        count === 1
          ? 'One request has not been sent yet. It will be lost.'
          : `${count} requests have not been sent yet. They will be lost.`,
      offline:
        'There is no signal now. The saved pages go too, so the site will not open here until there is.',
      confirm: 'Yes, remove it',
      keep: 'Keep it',
    },
    report: {
      running: 'Removing...',
      failed:
        'It could not all be removed. You can clear the data of this site in the browser’s settings.',
      title: 'Removed from this phone',
      databases: (count: number) => `Drafts and requests: ${count} databases`,
      caches: (count: number) => `Saved pages: ${count} stores`,
      settings: (count: number) => `Your choices: ${count}`,
      workers: (count: number) => `Background helpers: ${count}`,
      pushSubscriptions: (count: number) => `Reminders by push: ${count}`,
      left: (names: string) =>
        `Still there, because something uses it: ${names}. Close the other tabs and try again.`,
      next: 'The next time you open the site with a signal, its pages are saved again.',
    },
  },
  /** Why the office refused a request, by the code of its answer. */
  refusals: {
    invalid: (fields: string) =>
      fields === '' ? 'Some answers were not accepted.' : `Not accepted as it is: ${fields}.`,
    'id-reused':
      'The office has the first text of this request, and cannot add a change to it. Send the new text by WhatsApp, or call.',
    'too-large': 'The text is too long. Please shorten it.',
    'too-old': 'It was made by an older version of this app. Please write it again.',
    'not-available': 'The office does not offer this yet.',
    unauthorised: 'Please sign in, so that it can be sent.',
    other: 'The office did not accept it.',
  },
  outbox: {
    loading: 'Loading...',
    noScript: 'This list needs JavaScript, which is off or did not arrive.',
    list: 'Requests on this phone',
    empty: 'Nothing is waiting. Requests you make on this phone will be listed here.',
    unreadable: 'This phone does not let the site keep anything, so nothing can wait here.',
    notLoaded: 'This list could not be loaded. There may be no signal.',
    tryAgain: 'Try again',
    sharedPhone: 'This phone is set as shared, so nothing waits on it.',
    toSettings: 'This phone',
    sendNow: 'Send now',
    edit: 'Change it',
    delete: 'Delete',
    confirmDelete: {
      untried: 'Delete this request? It has not been sent.',
      tried: 'Delete this request? It may have reached the office already: an answer never came.',
      refused: 'Delete this request? The office has not accepted it.',
    },
    keep: 'Keep it',
    undo: 'Undo',
    byWhatsApp: 'Send by WhatsApp',
    sending: 'Trying to send...',
    stillNoAnswer: 'What did not go says why, and stays on this phone.',
    notTried: 'This phone could not open the list to send it. Please reload the page.',
    tryItAgain: 'Try it again',
    waitUntil: (when: string) => `The office asked to wait until ${when}. It goes by itself then.`,
    withoutSync: 'This browser does not send by itself. Open the app when you have signal.',
    kinds: { lead: 'Request for consultation', newsletter: 'Request for the newsletter' },
    about: (subject: string) => `For ${subject}`,
    madeOn: (when: string) => `Made on ${when}`,
    sentOn: (when: string) => `Received by the office on ${when}`,
    unconfirmedOn: (when: string) => `Sent on ${when}, without a receipt`,
    receipt: (receipt: string) => `Receipt ${receipt}`,
    problems: {
      network: 'There was no answer from the network.',
      other: 'The office did not answer as it should.',
    },
    stamps: {
      queued: 'Waiting to send',
      sending: 'Sending',
      delivered: 'Sent',
      'needs-user': 'Needs you',
      held: 'Sign in to send',
      cancelled: 'Deleted',
      unconfirmed: 'Sent, not confirmed',
    },
  },
} as const;
