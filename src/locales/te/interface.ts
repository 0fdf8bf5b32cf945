import type { TextIn } from '../language.ts';
import type { text as english } from '../en/interface.ts';
import { menuNames } from './menu-names.gen.ts';
import { factWords } from './fact-words.ts';

/** The interface in Telugu. */
export const text = {
  menuNames,
  factWords,
  shell: {
    skipToContent: 'నేరుగా విషయానికి వెళ్లండి',
    loading: 'తెరుచుకుంటోంది...',
    getConsultation: 'ఉచిత సలహా పొందండి',
    nav: {
      label: 'ప్రధాన మెనూ',
      all: 'అన్ని పేజీలు',
      groups: {
        services: 'సేవలు',
        about: 'మా గురించి',
        resources: 'సమాచారం',
        tools: 'సాధనాలు',
      },
      soon: { soon: 'త్వరలో', 'coming-soon': 'త్వరలో వస్తుంది' },
    },
    /** The short names of the bottom bar and the header. */
    places: {
      home: 'హోమ్',
      find: 'వెతకండి',
      notices: 'నోటీసులు',
      dates: 'తేదీలు',
      ask: 'అడగండి',
      schemes: 'పథకాలు',
      guides: 'గైడ్‌లు',
      prices: 'ధరలు',
    },
    bar: 'ఎక్కువగా వాడేవి',
    menu: 'మెనూ',
    search: 'సైట్‌లో వెతకండి',
    dashboard: 'డాష్‌బోర్డ్',
    beta: 'బీటా',
    clearPhone: 'ఈ ఫోన్‌లో ఉన్నవి తీసేయండి',
    toTop: 'మళ్లీ పైకి',
    contact: {
      call: 'ఫోన్ చేయండి',
      whatsApp: 'WhatsApp',
      trial: 'ఇది ట్రయల్ సైట్: ఈ నంబర్ ఎవరికీ కలవదు.',
      whatsAppText: 'నమస్తే, నా వ్యాపారం లైసెన్స్‌ల గురించి ఒక ప్రశ్న ఉంది.',
    },
    quick: {
      label: 'త్వరగా చేరండి',
      schemes: 'ప్రభుత్వ పథకాలు',
      ai: 'AI పోర్టల్',
      food: 'రెస్టారెంట్, ఆహారం',
      start: 'వ్యాపారం మొదలుపెట్టండి',
    },
    assistant: {
      label: 'న్యాయ సహాయకుడు',
      answered: 'మీ ప్రశ్నకు సహాయకుడి జవాబు వచ్చింది.',
    },
    offline: 'సిగ్నల్ లేదు. గైడ్‌లు, అభ్యర్థనలు పనిచేస్తాయి.',
    offlineShared: 'సిగ్నల్ లేదు. గైడ్‌లు పనిచేస్తాయి. అభ్యర్థనలు పనిచేయవు: అందరూ వాడే ఫోన్‌లో ఏదీ ఉంచం.',
    waiting: (count: number) => `పంపాల్సినవి ${count}`,
    failed: {
      heading: 'ఈ పేజీలో ఏదో పొరపాటు జరిగింది',
      text: 'మీరు పంపినవి, సేవ్ చేసినవి ఈ ఫోన్‌లోనే ఉన్నాయి. మళ్లీ ప్రయత్నించండి, లేదా మరో విధంగా మమ్మల్ని సంప్రదించండి.',
      code: 'దీని గురించి ఫోన్ చేస్తే ఈ కోడ్ చెప్పండి:',
      copy: 'కోడ్ కాపీ చేయండి',
      copied: 'కాపీ అయింది',
      retry: 'మళ్లీ ప్రయత్నించండి',
      home: 'హోమ్',
    },
    safari: {
      title: 'Safariలో సమస్య',
      text: 'ఇది తెలిసిన సమస్యే. సరిచేసే పని జరుగుతోంది.',
      suggestions: [
        'పేజీని మళ్లీ లోడ్ చేయండి.',
        'Chrome లేదా Firefox వాడండి.',
        'Safari కాష్, కుకీలు తీసేయండి.',
        'Safariని అప్‌డేట్ చేయండి.',
      ],
      refresh: 'మళ్లీ లోడ్ చేయండి',
      home: 'హోమ్‌కు వెళ్లండి',
      details: 'సాంకేతిక వివరాలు',
      error: (message: string) => `లోపం: ${message}`,
      unknownError: 'తెలియని లోపం',
      version: (version: string) => `Safari ${version}`,
      unknownVersion: 'తెలియదు',
    },
    update: {
      text: 'కొత్త వెర్షన్ సిద్ధంగా ఉంది.',
      apply: 'అప్‌డేట్ చేయండి',
      later: 'తర్వాత',
    },
  },
  footer: {
    office: 'మా ఆఫీసు',
    comingSoon: 'త్వరలో వస్తుంది',
    social: 'ఇతర చోట్ల',
    languages: 'భాషలు',
    guides: 'గైడ్‌లు',
    tools: 'సాధనాలు',
    site: 'ఈ సైట్‌లో',
    trust: 'మా గురించి',
    notGovernment: (name: string) => `${name} ప్రైవేటు సేవ. ఇది ప్రభుత్వ సైట్ కాదు.`,
    /** About the page itself, for a visitor who finds a fault in it (A11Y-09). */
    feedback: {
      question: 'ఈ పేజీలో తప్పు ఉందా, ఏదైనా లేదా? మాకు చెప్పండి:',
      about: (path: string) => `ఈ పేజీ గురించి: ${path}: `,
      whatsApp: 'WhatsApp',
      or: ' లేదా ',
      email: 'ఈమెయిల్',
    },
    cookieChoice: 'కుకీల ఎంపిక',
    notAdvice: 'ఇక్కడ మీరు చదివేది సమాచారం, న్యాయ సలహా కాదు.',
  },
  notSaved: {
    heading: 'నెట్ లేదు, ఇంకా సేవ్ కాలేదు',
    lead: 'ఈ పేజీ మీ ఫోన్‌లో లేదు, నెట్‌వర్క్ స్పందించడం లేదు. మీది ఏదీ పోలేదు.',
    slow: 'ఈ పేజీ మీ ఫోన్‌లో లేదు, నెట్‌వర్క్ నెమ్మదిగా ఉంది. ఇంకా తెస్తున్నాం. అదే ఇక్కడ తెరుచుకుంటుంది.',
    unknownAddress: 'ఈ చిరునామాలో ఏ పేజీ ఉందో ఈ ఫోన్‌లోని యాప్‌కు తెలియదు, నెట్‌వర్క్ స్పందించడం లేదు. చిరునామా సరిచూడండి.',
    retry: 'మళ్లీ ప్రయత్నించండి',
    savedHeading: 'ఇప్పుడు చదవగల సేవ్ అయిన పేజీలు',
    allSaved: (count: string) => `సేవ్ అయిన ${count} పేజీలు అన్నీ`,
    toolTitle: 'ఒక్కసారి ఇంటర్నెట్ కావాలి. ఆ తర్వాత నెట్ లేకపోయినా పనిచేస్తుంది.',
    toolText: 'సిగ్నల్ ఉన్నప్పుడు ఒకసారి తెరవండి. మీది ఏదీ పోలేదు.',
  },
  /** Whether a tool works with no signal yet, at this moment. */
  toolStatus: {
    unknown: 'సేవ్ అయ్యాక సిగ్నల్ లేకపోయినా పనిచేస్తుంది.',
    saving: 'ఈ ఫోన్‌లో సేవ్ అవుతోంది. తర్వాత సిగ్నల్ లేకపోయినా పనిచేస్తుంది.',
    saved: 'ఈ ఫోన్‌లో సేవ్ అయింది: సిగ్నల్ లేకపోయినా పనిచేస్తుంది.',
  },
  page: {
    breadcrumb: 'మీరు ఉన్న చోటు',
    home: 'హోమ్',
    contents: 'ఈ పేజీలో',
    reviewed: (date: string) => `ఈ పేజీని సరిచూసిన తేదీ: ${date}.`,
    /** After one of our own prices or estimates. */
    stated: (date: string) => `చెప్పిన తేదీ: ${date}.`,
    asOn: (date: string) => `${date} నాటికి`,
    since: (date: string) => `${date} నుంచి`,
    held: (from: string, until: string) => `${from} నుంచి ${until} వరకు`,
    heldUntil: (until: string) => `${until} వరకు`,
    source: 'ఆధారం',
    sentenceEnd: '.',
    unknown: 'ప్రభుత్వ పోర్టల్‌లో చూడండి',
    outdated: 'నమ్మే ముందు సరిచూసుకోండి',
    overdue: 'దీని వెనుక ఉన్న కొన్ని ఆధారాలను ఈపాటికి మళ్లీ చదివి ఉండాల్సింది. నమ్మే ముందు ప్రభుత్వ పోర్టల్‌లో చూడండి.',
    certainty: {
      law: (day: string, copyOn?: string) =>
        copyOn ? `${copyOn}లో ఉన్న చట్టం కాపీని ${day}న చదివాం.` : `చట్టం పాఠాన్ని ${day}న చదివాం.`,
      official: (day: string, copyOn?: string) =>
        copyOn ? `${copyOn}లో ఉన్న కాపీని ${day}న చదివాం.` : `ప్రభుత్వ పేజీని ${day}న చదివాం.`,
      reported: (day: string) => `ఇతరులు చెప్పింది; ${day}న చదివాం.`,
      unconfirmed: () => 'నిర్ధారణ కాలేదు: మేం అసలు ఆధారాన్ని చదవలేదు.',
    },
    /** How much of our statements about ourselves has a record. */
    proof: {
      none: 'వీటిని బయటివారు ఎవరూ సరిచూడలేదు.',
      some: 'వీటిలో కొన్నింటికి మా దగ్గర రికార్డు ఉంది; మిగతావి ఎవరూ సరిచూడలేదు.',
      all: (asOn: string) => `ప్రతిదానికీ మా దగ్గర రికార్డు ఉంది, అన్నిటికన్నా పాతది ${asOn} నాటిది.`,
    },
    whatChanged: 'ఏం మారింది',
    before: (value: string, held: string) => `ఇంతకుముందు: ${value}, ${held}`,
    card: {
      title: 'ఐదు వరుసల్లో',
      doINeedIt: 'నాకు ఇది అవసరమా?',
      governmentFee: 'ప్రభుత్వ రుసుము',
      ourFee: 'సాయం కావాలంటే మా ఫీజు',
      time: 'సమయం',
      documents: 'పత్రాలు',
    },
    doItYourself: 'మీరే చేసుకోండి',
    doItYourselfFree: 'ఉచితం, మీరే చేసుకోండి',
    stepTime: 'సమయం',
    stepCost: 'ఖర్చు',
    opensNewTab: 'కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది',
    faq: 'ప్రశ్నలు, జవాబులు',
    help: 'దీని గురించి మమ్మల్ని అడగండి',
    offices: {
      openDays: 'సోమవారం నుంచి శనివారం వరకు',
      map: (name: string) => `మ్యాప్‌లో ${name}`,
      phone: 'ఫోన్',
      email: 'ఈమెయిల్',
      whatsApp: 'WhatsAppలో రాయండి',
    },
  },
  units: {
    range: (from: string, to: string) => `${from} నుంచి ${to}`,
    dayOfMonth: (number: string) => `${number}వ తేదీ`,
  },
  lead: {
    forms: {
      consultation: {
        title: 'ఉచిత సలహా పొందండి',
        description: 'మా ఆఫీసు నుంచి ఒకరు మీకు ఫోన్ చేస్తారు.',
        benefits: [
          'మీకు ఏ లైసెన్స్‌లు కావాలో, ఏవి అక్కర్లేదో తెలుస్తుంది.',
          'మీరు ఒప్పుకునే ముందే ప్రభుత్వ రుసుము, మా ఫీజు విడివిడిగా చెబుతాం.',
        ],
      },
      quote: {
        title: 'ధర అడగండి',
        description: 'ధర రాతపూర్వకంగా పంపుతాం.',
        benefits: ['ప్రభుత్వ రుసుము, మా ఫీజు విడివిడిగా.', 'మీరు ధరకు ఒప్పుకునే వరకు ఏ పనీ మొదలుపెట్టం.'],
      },
      audit: {
        title: 'నిబంధనల ఆడిట్ అడగండి',
        description: 'ఏం లోపాలు ఉన్నాయో చూస్తాం, పెద్దవి ముందు.',
        benefits: ['ఏది సరిగ్గా ఉంది, ఏది లేదు.', 'ప్రతి లోపానికి: నియమం, ఖర్చు, తర్వాతి అడుగు.'],
      },
      registration: {
        title: 'నమోదుకు సాయం అడగండి',
        description: 'మీ నంబర్ ఇవ్వండి. పత్రాల గురించి మేం ఫోన్ చేస్తాం.',
        benefits: ['మీరే ఉచితంగా ఏం చేసుకోగలరో ముందు తెలుస్తుంది.'],
      },
      support: {
        title: 'మద్దతు అడగండి',
        description: 'ఇప్పటికే మాతో పని చేస్తున్నారా? మీ నంబర్ ఇవ్వండి. మేం ఫోన్ చేస్తాం.',
        benefits: ['మనిషే మాట్లాడతారు, యంత్రం కాదు.'],
      },
    },
    /** Not said on a shared phone, which keeps nothing. */
    worksOffline: 'సిగ్నల్ లేకపోతే అభ్యర్థన మీ ఫోన్‌లో ఆగుతుంది.',
    close: 'మూసేయండి',
    notOpened: {
      text: 'ఫారం ఇంకా ఈ ఫోన్‌లో లేదు, నెట్‌వర్క్ నుంచి కూడా రాలేదు.',
      page: 'దాని పేజీలో చూడండి',
    },
    toast: {
      title: 'మీ అభ్యర్థన పంపాం',
      received: 'అది మా ఆఫీసుకు చేరింది.',
      text: (receipt: string) => `అది మా ఆఫీసుకు చేరింది. మీ రసీదు ${receipt}.`,
    },
    contacts: {
      whatsApp: 'నమస్తే, నాకు ఉచిత సలహా కావాలి.',
      byWhatsApp: 'WhatsAppలో రాయండి',
      byPhone: 'మాకు ఫోన్ చేయండి',
    },
  },
  newsletterBox: {
    label: 'న్యూస్‌లెటర్: మీ ఈమెయిల్',
    subscribe: 'చేరండి',
    next: 'తర్వాతి పేజీలో మీ సమ్మతి అడుగుతాం.',
  },
} as const satisfies TextIn<'te', typeof english>;
