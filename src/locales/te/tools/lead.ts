import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/lead.ts';

/** The lead form: its questions, its notice, and what becomes of a request. */
export const text = {
  fields: {
    fullName: 'మీ పేరు',
    email: 'ఈమెయిల్',
    phone: 'ఫోన్',
    businessName: 'మీ వ్యాపారం పేరు',
    businessType: 'అది ఏ రకం వ్యాపారం?',
    complianceStatus: 'మీకు లైసెన్స్‌లు ఉన్నాయా?',
    consultationDate: 'మీకు వీలైన రోజు',
    services: 'మీకు ఏం కావాలి?',
    budget: 'బడ్జెట్ (₹)',
    timeline: 'ఎప్పటిలోగా?',
    industry: 'రంగం',
    currentIssues: 'ముఖ్యమైన సమస్య ఏమిటి?',
    businessSize: 'వ్యాపారం మొదలై ఎంత కాలమైంది?',
    urgency: 'ఎంత అత్యవసరం?',
    notes: 'ఇంకా ఏమైనా చెప్పాలా',
  },
  options: {
    businessType: {
      'Restaurant/Food Business': 'రెస్టారెంట్/ఆహార వ్యాపారం',
      Manufacturing: 'తయారీ',
      'Retail/Wholesale': 'రిటైల్/హోల్‌సేల్',
      Services: 'సేవలు',
      'Technology/IT': 'టెక్నాలజీ/IT',
      Healthcare: 'వైద్యం',
      Education: 'విద్య',
      Other: 'ఇతరం',
    },
    complianceStatus: {
      'Not registered yet': 'ఇంకా నమోదు కాలేదు',
      'Partially compliant': 'కొన్ని ఉన్నాయి',
      'Fully compliant': 'అన్నీ ఉన్నాయి',
      'Not sure': 'తెలియదు',
    },
    services: {
      'FSSAI Registration': 'FSSAI నమోదు',
      'GST Registration': 'GST నమోదు',
      'Trade License': 'ట్రేడ్ లైసెన్స్',
      'Compliance Audit': 'నిబంధనల ఆడిట్',
      'Legal Consultation': 'న్యాయ సలహా',
      'Document Preparation': 'పత్రాల తయారీ',
    },
    budget: {
      'Under 5,000': '5,000 లోపు',
      '5,000-10,000': '5,000-10,000',
      '10,000-25,000': '10,000-25,000',
      '25,000-50,000': '25,000-50,000',
      'Above 50,000': '50,000 పైన',
    },
    timeline: {
      'Urgent 1-2 weeks': 'అత్యవసరం: 1-2 వారాలు',
      'Standard 1 month': 'మామూలు: 1 నెల',
      'Flexible 2-3 months': 'తొందర లేదు: 2-3 నెలలు',
    },
    industry: {
      'Food & Beverage': 'ఆహారం, పానీయాలు',
      Manufacturing: 'తయారీ',
      Retail: 'రిటైల్',
      Services: 'సేవలు',
      Technology: 'టెక్నాలజీ',
      Healthcare: 'వైద్యం',
      Education: 'విద్య',
      'Real Estate': 'రియల్ ఎస్టేట్',
      Other: 'ఇతరం',
    },
    currentIssues: {
      'No FSSAI license': 'FSSAI లైసెన్స్ లేదు',
      'Missing GST registration': 'GST నమోదు లేదు',
      'Expired licenses': 'గడువు తీరిన లైసెన్స్‌లు',
      'Non-compliance penalties': 'నిబంధనలు పాటించనందుకు జరిమానాలు',
      'Documentation issues': 'పత్రాల సమస్యలు',
      Other: 'ఇతరం',
    },
    businessSize: {
      'Startup 0-2 years': 'కొత్తది: 0-2 ఏళ్లు',
      'Small 2-5': 'చిన్నది: 2-5',
      'Medium 5-10': 'మధ్యస్థం: 5-10',
      'Established 10+': 'స్థిరపడింది: 10+',
    },
    urgency: {
      'Very Urgent': 'చాలా అత్యవసరం',
      Urgent: 'అత్యవసరం',
      Standard: 'మామూలు',
      'Not Urgent': 'అత్యవసరం కాదు',
    },
  },
  /** What a request is called in the list of what was sent. */
  requests: {
    consultation: 'సలహా కోసం అభ్యర్థన',
    quote: 'ధర కోసం అభ్యర్థన',
    audit: 'ఆడిట్ కోసం అభ్యర్థన',
    registration: 'నమోదుకు సాయం కోసం అభ్యర్థన',
    support: 'మద్దతు కోసం అభ్యర్థన',
  },
  /** Stands in the notes of a form that was opened from a guide; the visitor can change it. */
  aboutGuide: (name: string) => `విషయం: ${name}`,
  optional: 'మీ ఇష్టం',
  choose: 'ఒకటి ఎంచుకోండి',
  submit: 'అభ్యర్థన పంపండి',
  submitting: 'పంపుతున్నాం...',
  noScript: {
    canSend:
      'JavaScript ఆఫ్‌లో ఉంది లేదా రాలేదు. అయినా ఈ ఫారం పంపవచ్చు. అది నేరుగా ఆఫీసుకు వెళ్తుంది, ఈ ఫోన్‌లో ఏదీ ఉండదు.',
    cannotSend: 'ఈ ఫారానికి JavaScript కావాలి, అది ఆఫ్‌లో ఉంది లేదా రాలేదు. బదులుగా ఫోన్ చేయండి లేదా WhatsAppలో రాయండి.',
  },
  sharedPhone: 'ఈ ఫోన్‌ను అందరూ వాడేదిగా పెట్టారు: మీరు టైప్ చేసేది ఏదీ ఇందులో ఉండదు. అభ్యర్థన పంపే వరకు ఈ పేజీలోనే ఉండండి.',
  phoneTooShort: 'నంబర్ మొత్తం అంకెల్లో రాయండి.',
  notesTooLong: (over: string) => `దయచేసి ${over} అక్షరాలు తగ్గించండి, లేదా మిగతాది WhatsAppలో పంపండి.`,
  problems: 'ముందు దీన్ని సరిచేయండి',
  draft: {
    restored: 'మీరు టైప్ చేసింది దాచి ఉంచాం.',
    discard: 'దాన్ని తీసేయండి',
  },
  /** Seen only where styles do not arrive: the field is there for programs. */
  trap: 'ఈ గడి ఖాళీగా వదలండి',
  notice: {
    /** Must change with any word below: each lead says which version its sender saw. */
    version: '4',
    purpose: (office: string) =>
      `మీరు టైప్ చేసేది ${office} ఆఫీసుకు వెళ్తుంది. ఈ అభ్యర్థనకు జవాబు ఇవ్వడానికే, మరే పనికీ కాదు.`,
    untilSent: 'పంపే వరకు అది ఈ ఫోన్‌లోనే ఉంటుంది.',
    /** Where a sheet takes the requests and gives no receipt. */
    untilConfirmed: 'పంపే వరకు అది ఈ ఫోన్‌లో ఉంటుంది. చేరిందని ఎవరూ నిర్ధారించకపోతే ఇంకో ఏడు రోజులు ఉంటుంది.',
    data: (page: string) =>
      `పంపేవి: పైన ఇచ్చిన జవాబులు, సమయం, మీరు వచ్చిన పేజీ (${page}), ఫారం ఎంతసేపు తెరిచి ఉంది, ఈ సూచన ఏ వెర్షన్ చూశారు.`,
    rights:
      'దాన్ని సరిచేయించవచ్చు లేదా తీసేయించవచ్చు: మీ రసీదుతో ఆఫీసుకు రాయండి. మీకు సంతృప్తి లేకపోతే డేటా ప్రొటెక్షన్ బోర్డ్ ఆఫ్ ఇండియాకు ఫిర్యాదు చేయవచ్చు.',
    more: 'ప్రైవసీ పాలసీ',
  },
  office: {
    title: 'తన గురించి మా ఆఫీసు చెప్పేది',
    consultation: (minutes: number) => `ఉచిత సలహా: ${minutes} నిమిషాలు`,
    slots: (count: number) => `వారానికి ${count} స్లాట్‌లు`,
    hours: (times: string) => `సోమవారం నుంచి శనివారం వరకు, ${times}, మనుషులు జవాబు ఇస్తారు`,
    answer: (hours: number) => `${hours} గంటల్లో జవాబు`,
    businesses: (count: number) => `${count}+ వ్యాపారాలకు సేవ చేశాం`,
    success: (percent: number) => `${percent}% విజయ శాతం`,
    rating: (stars: number, reviews: number) => `${reviews} రివ్యూలలో ${stars} రేటింగ్`,
    own: 'ఇవి మేం చెప్పే మాటలు.',
  },
  sent: {
    stamp: 'పంపాం',
    title: 'ధన్యవాదాలు',
    received: 'మీ అభ్యర్థన ఆఫీసుకు చేరింది.',
    text: (receipt: string) => `మీ అభ్యర్థన ఆఫీసుకు చేరింది. మీ రసీదు ${receipt}.`,
    notStored: 'ఈ ఫోన్ సేవ్ చేయనివ్వడం లేదు. రసీదు రాసుకోండి: ఇక్కడ జాబితాలో ఉండదు.',
  },
  unconfirmed: {
    stamp: 'పంపాం, నిర్ధారణ కాలేదు',
    title: 'ధన్యవాదాలు',
    text: 'మీ అభ్యర్థన పంపాం. ఈ విధానంలో ఆఫీసు రసీదు ఇవ్వదు; ఏ కబురూ రాకపోతే ఫోన్ చేయండి లేదా రాయండి.',
    again: 'ఏడు రోజుల వరకు “పంపాల్సినవి చూడండి” నుంచి మళ్లీ పంపవచ్చు.',
  },
  saved: {
    stamp: 'పంపాల్సి ఉంది',
    title: 'ఈ ఫోన్‌లో సేవ్ అయింది. సిగ్నల్ రాగానే వెళ్తుంది.',
    text: 'మళ్లీ పంపక్కర్లేదు.',
    /** With a signal the fault lies elsewhere. */
    unreached: 'ఇప్పుడు ఆఫీసుకు చేరడం లేదు. మళ్లీ పంపక్కర్లేదు. Wi-Fi సైన్ ఇన్ అడిగితే ముందు అది చేయండి.',
    /** The Wi-Fi has answered in the server's place. */
    loginPage: 'ఈ Wi-Fi సైన్ ఇన్ అడుగుతోంది. Wi-Fi సైన్ ఇన్ పేజీ తెరవండి: అభ్యర్థన ఇక్కడే సేవ్‌లో ఉండి దానంతట అదే వెళ్తుంది.',
  },
  refusedLater: {
    stamp: 'మీరు చూడాలి',
    title: 'ఆఫీసు ఈ అభ్యర్థనను తీసుకోలేకపోయింది',
    text: 'అది ఈ ఫోన్‌లో ఉంది. “పంపాల్సినవి చూడండి”లో మార్చండి, మళ్లీ వెళ్తుంది.',
  },
  tooLate: {
    stamp: 'మారలేదు',
    title: 'మొదట రాసింది ఆఫీసుకు చేరింది',
    text: 'మీరు మార్చకముందే అది చేరింది. కొత్తగా రాసింది అభ్యర్థనల జాబితాలో ఉంటుంది. దాన్ని WhatsAppలో పంపండి, లేదా ఫోన్ చేయండి.',
  },
  /** Heads the form in which the text of a waiting request is changed. */
  change: {
    title: 'మీ అభ్యర్థన మార్చండి',
    description: 'అది ఈ ఫోన్‌లో ఆగి ఉంది, ఈ ఫారం తెరిచి ఉన్నంతసేపు పంపం. సరిగ్గా ఉన్నాక మళ్లీ పంపండి.',
  },
  /** While the text of a waiting request is being changed. */
  changeTooLate: {
    sending: {
      title: 'మొదట రాసింది ఇప్పుడు వెళ్తోంది',
      text: 'అది చేరకపోతే, మీరు మార్చింది వెళ్తుంది.',
    },
    sent: {
      title: 'మొదట రాసింది వెళ్లిపోయింది',
      text: 'అది ఆఫీసుకు చేరింది, ఇక మారదు. మీరు టైప్ చేసింది ఇంకా ఇక్కడే ఉంది. మరో అభ్యర్థనగా పంపవచ్చు.',
    },
    unchangeable: {
      title: 'ఈ అభ్యర్థనను ఇక మార్చలేరు',
      text: 'మీరు మార్చకముందే అది వెళ్లింది లేదా తీసేశారు. మీరు టైప్ చేసింది ఇంకా ఇక్కడే ఉంది. మరో అభ్యర్థనగా పంపవచ్చు.',
    },
  },
  refused: {
    title: 'ఆఫీసు ఈ అభ్యర్థనను తీసుకోలేకపోయింది',
    text: 'మీరు టైప్ చేసింది ఇంకా ఇక్కడే ఉంది. మార్చి మళ్లీ పంపండి, లేదా మరో విధంగా సంప్రదించండి.',
  },
  failed: {
    title: 'ఫారం వెళ్లలేదు. దయచేసి మళ్లీ ప్రయత్నించండి లేదా నేరుగా సంప్రదించండి.',
    text: 'మేం దాన్ని సేవ్ చేయలేకపోయాం, పంపలేకపోయాం. మీరు టైప్ చేసింది ఇంకా ఇక్కడే ఉంది.',
    loginPage:
      'ఈ Wi-Fi సైన్ ఇన్ అడుగుతోంది. Wi-Fi సైన్ ఇన్ పేజీ తెరిచి, మళ్లీ పంపండి. మీరు ఈ పేజీ వదిలే వరకు టైప్ చేసింది ఇక్కడే ఉంటుంది.',
    shared: 'అది వెళ్లలేదు, అందరూ వాడే ఫోన్‌లో ఏదీ దాచం. మీరు ఈ పేజీ వదిలే వరకు టైప్ చేసింది ఇక్కడే ఉంటుంది.',
  },
  /** The device no longer holds what it had saved. */
  lost: {
    stamp: 'ఇక సేవ్‌లో లేదు',
    title: 'మీ అభ్యర్థన ఈ ఫోన్‌లో ఇక లేదు',
    text: 'ఆఫీసు నిర్ధారించకముందే అది ఇక్కడ తొలగిపోయింది. మీరు టైప్ చేసింది కింద ఉంది: మళ్లీ పంపండి, లేదా మరో విధంగా సంప్రదించండి.',
    again: 'సేవ్ చేసి మళ్లీ పంపండి',
    failed: 'అది సేవ్ కాలేదు, వెళ్లలేదు. మీరు టైప్ చేసింది ఇంకా ఇక్కడే ఉంది.',
  },
  /** The same draft, sent off from another tab. */
  already: {
    title: 'ఈ అభ్యర్థన ఇప్పటికే పంపారు',
    sent: (when: string) => `అది ${when} నుంచి ఆఫీసు దగ్గర ఉంది.`,
    waiting: (when: string) => `అది ${when}కి మరో విండో నుంచి సేవ్ అయింది, దానంతట అదే వెళ్తుంది.`,
    receipt: (receipt: string) => `దాని రసీదు ${receipt}.`,
    text: 'ఏదీ రెండుసార్లు వెళ్లలేదు. ఇది వేరే విషయమా? అయితే మరో అభ్యర్థనగా పంపండి.',
    another: 'మరో అభ్యర్థనగా పంపండి',
  },
  seeOutbox: 'పంపాల్సినవి చూడండి',
  seeSent: 'పంపినవి చూడండి',
  stillWaiting: (count: number) =>
    count === 1
      ? 'ముందు చేసిన ఒక అభ్యర్థన ఇంకా పంపాల్సి ఉంది.'
      : `ముందు చేసిన ${count} అభ్యర్థనలు ఇంకా పంపాల్సి ఉంది.`,
  notAccepted: 'ఆఫీసు ఈ జవాబును తీసుకోలేదు.',
  another: 'మరో అభ్యర్థన పంపండి',
  /** Why the server refused a request, by the code of its answer. */
  refusals: {
    invalid: (fields: string) =>
      fields === '' ? 'కొన్ని జవాబులు తీసుకోలేదు.' : `ఇలా ఉంటే తీసుకోరు: ${fields}.`,
    'id-reused': 'మీరు మొదట రాసింది ఆఫీసుకు చేరింది, దాన్ని ఇక మార్చలేం. కొత్తగా రాసింది WhatsAppలో పంపండి, లేదా ఫోన్ చేయండి.',
    'too-large': 'రాసింది చాలా పొడవుగా ఉంది. దయచేసి తగ్గించండి.',
    'too-old': 'అది ఈ యాప్ పాత వెర్షన్‌లో చేసింది. దయచేసి మళ్లీ రాయండి.',
    'not-available': 'ఆఫీసు ఇంకా ఈ సేవ ఇవ్వడం లేదు.',
    'session-expired': 'దయచేసి సైన్ ఇన్ చేయండి, అప్పుడు పంపగలం.',
    other: 'ఆఫీసు దాన్ని తీసుకోలేదు.',
  },
} as const satisfies TextIn<'te', typeof english>;
