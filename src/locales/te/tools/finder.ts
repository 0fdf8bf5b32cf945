import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/finder.ts';
import { text as amounts } from './finder-amounts.ts';
import { documents, municipalBodies, needs, offices, officesInShort } from './finder/needs.ts';
import { text as questions } from './finder-questions.ts';
import { rules } from './finder/rules.ts';

/** The licence finder. */
export const text = {
  questions,
  needs,
  rules,
  documents,
  offices,
  officesInShort,
  municipalBodies,
  amounts,
  trades: {
    title: 'మీరు ఏం చేస్తారు?',
    options: {
      'cook-food': 'వంట',
      'goods-cart': 'బండి: కూరగాయలు, సరుకులు',
      shop: 'దుకాణం',
      'sew-repair': 'కుట్టు, రిపేరు, సెలూన్',
      'home-work': 'ఇంట్లో పని',
      'sell-online': 'ఆన్‌లైన్ అమ్మకం',
    },
    more: 'మరిన్ని వ్యాపారాలు',
    /** The question for the kind of business of a trade. */
    kind: {
      'cook-food': 'ఎక్కడ వండుతారు?',
      'goods-cart': 'ఎక్కడ అమ్ముతారు?',
      shop: 'మీరు ఏం చేస్తారు?',
      'sew-repair': 'ఎక్కడ పని చేస్తారు?',
      'home-work': 'మీరు ఏం చేస్తారు?',
      'sell-online': 'మీరు ఏం చేస్తారు?',
      more: 'మీరు ఏం చేస్తారు?',
    },
  },
  /** The kinds of business in a few words, for tiles and for the line above the result. */
  kinds: {
    'street-fixed': 'వీధి స్టాల్',
    'street-mobile': 'తిరిగే బండి',
    'home-business': 'ఇంట్లో',
    shop: 'దుకాణం',
    'office-service': 'నా సొంత చోటు',
    restaurant: 'రెస్టారెంట్',
    'cloud-kitchen': 'డెలివరీ మాత్రమే',
    'food-making': 'దుకాణాలకు',
    making: 'వస్తువుల తయారీ',
    wholesale: 'హోల్‌సేల్',
    'online-seller': 'ఆన్‌లైన్ షాపు',
    importer: 'దిగుమతి',
    exporter: 'ఎగుమతి',
    transport: 'రవాణా',
    healthcare: 'క్లినిక్, ల్యాబ్',
    education: 'స్కూలు, ట్యూషన్లు',
    'real-estate': 'స్థలాలు, ఇళ్లు',
    it: 'సాఫ్ట్‌వేర్',
    consulting: 'ఆఫీసు పని',
  },
  places: {
    title: 'ఎక్కడ?',
    town: 'మరో పట్టణం, తెలంగాణ',
    village: 'గ్రామం, తెలంగాణ',
    other: 'మరో రాష్ట్రం',
    /** Where no city stands before it. */
    anyTown: 'నగరం లేదా పట్టణం',
  },
  form: {
    noScript:
      'ఫైండర్‌కు JavaScript కావాలి, అది ఆఫ్‌లో ఉంది లేదా రాలేదు. కింద ఉన్న గైడ్‌లు ఇవే జవాబులు, ఒక్కో పత్రం వారీగా చెబుతాయి.',
    progress: (number: number, most: number) => `${most}లో ${number}`,
    continue: 'కొనసాగించండి',
    back: 'వెనక్కి',
    unknown: 'తెలియదు',
    choose: 'ఒకటి ఎంచుకోండి',
    problem: 'దయచేసి దీన్ని సరిచేయండి',
    chooseOne: 'అన్నిటికన్నా సరిపోయే జవాబు ఎంచుకోండి.',
  },
  stored: {
    onPhone: 'ఈ ఫోన్‌లోనే ఉంటుంది.',
    shared: 'ఈ ఫోన్‌ను అందరూ వాడేదిగా పెట్టారు. మీరు వెళ్లగానే మీ జవాబులు పోతాయి.',
    refused: 'ఈ ఫోన్ సేవ్ చేయనివ్వడం లేదు. మీరు వెళ్లగానే మీ జవాబులు పోతాయి.',
    fromLink: 'ఈ జవాబులు ఒక లింకుతో వచ్చాయి. మీ సొంత జవాబులు ఇంకా ఉన్నాయి.',
    useMine: 'నా జవాబులు వాడండి',
  },
  result: {
    title: (papers: number) =>
      papers === 0
        ? 'మీకు ఇంకా ఏ పత్రం అక్కర్లేదు'
        : papers === 1
          ? 'మీకు 1 పత్రం కావాలి'
          : `మీకు ${papers} పత్రాలు కావాలి`,
    asOn: (date: string) => `${date} నాటి లెక్క. సాధారణ సమాచారం, న్యాయ సలహా కాదు.`,
    about: (trade: string, place: string, sales?: string) =>
      [trade, place, sales && `ఏడాదికి ${sales}`].filter(Boolean).join(' · '),
    startWith: 'ముందు ఇది:',
    groups: {
      now: 'ఇప్పుడే కావాలి',
      soon: 'త్వరలో కావాలి: పన్ను, సిబ్బంది',
      rules: 'పాటించాల్సిన నియమాలు',
      ask: 'వీటి గురించి అడగండి',
      askLead: 'రాష్ట్రం, నగరం లేదా ఆఫీసు నిర్ణయిస్తుంది.',
    },
    optional: (count: number) => (count === 1 ? 'కావాలంటే తీసుకునేది మరో 1' : `కావాలంటే తీసుకునేవి మరో ${count}`),
    optionalLead: 'వీటికి ఎవరూ బలవంతం చేయలేరు. ఇవి ఉపయోగపడవచ్చు.',
    later: {
      title: (count: number) =>
        count === 1
          ? 'మరిన్ని చూడటానికి ఒక ప్రశ్నకు జవాబు ఇవ్వండి'
          : `మరిన్ని చూడటానికి ${count} ప్రశ్నలకు జవాబు ఇవ్వండి`,
      mayAdd: (names: string, more: number) =>
        more > 0 ? `ఇవి చేరవచ్చు: ${names}, మరో ${more}` : `ఇవి చేరవచ్చు: ${names}`,
    },
    first: 'ముందు ఏం చేయాలి',
    /** What the voice says. */
    aloud: {
      paper: (name: string, office: string, fee: string) => `${name}. ${office}. ${fee}.`,
      total: (sum: string) => `అన్ని ప్రభుత్వ రుసుములు: ${sum}.`,
    },
    stateRules: (state: string) => `${state}: ఏది వేరుగా ఉంటుంది, ఎవరిని అడగాలి`,
    notNeeded: {
      title: (count: number) => `ఈ ${count} మీకు అక్కర్లేదు`,
      lead: 'మీ జవాబుల ప్రకారం. ఎవరైనా దీన్ని అమ్మజూపితే, నియమం రాసి ఇవ్వమని అడగండి.',
      others: (count: number) => `మరో ${count}, ఇతర రకాల వ్యాపారాలకు`,
    },
    why: 'ఎందుకు?',
    rule: 'ఆధారం',
    fee: 'ప్రభుత్వ రుసుము',
    free: 'ఉచితం',
    /** How a fee is known, if nothing official that we read says it. */
    unsure: { reported: 'ఇతరులు చెప్పింది', unconfirmed: 'నిర్ధారణ కాలేదు' },
    /** A fee between two amounts, without spaces so that it stays on one line. */
    range: (least: string, most: string) => `${least}–${most}`,
    feeOpen: 'అడగండి',
    /** A fee to which a further part is added. */
    andMore: (amount: string) => `${amount} +`,
    feeBySize: 'సైజును బట్టి',
    askFee: 'రుసుము తెలియదు: అడగండి',
    askFeeOnline: 'ఆన్‌లైన్‌లో. రుసుము అక్కడ చూడండి.',
    time: 'సమయం',
    lasts: 'ఎంతకాలం చెల్లుతుంది',
    where: 'ఎక్కడ',
    papers: 'దీనికి కావాల్సిన పత్రాలు',
    guide: (page: string) => `ఇంకా చదవండి: ${page}`,
    checkOffice: 'మీ చోటికి ఈ నియమాన్ని మేం నిర్ధారించుకోలేకపోయాం. ఆఫీసులో అడగండి.',
    missing: (questions: string) => `ఇది ఇంకా ఇవ్వని జవాబును బట్టి ఉంటుంది: ${questions}.`,
    answerNow: 'జవాబు ఇవ్వండి',
    unknownAsk: (who: string) => `తెలియదు. వీరిని అడగండి: ${who}`,
    doesNotApply: 'దరఖాస్తు అక్కర్లేదు',
    upTo: (amount: string) => `${amount} వరకు`,
    noneTicked: 'ఇవేవీ కావు',
    notAnswered: 'జవాబు లేదు',
    unknown: 'తెలియదు',
    month: (amount: string) => `నెలకు ${amount}`,
    total: {
      title: 'అన్ని ప్రభుత్వ రుసుములు',
      more: 'దీనికి తోడు మీ నగరం లేదా ఆఫీసు పెట్టే రుసుములు.',
      note: 'మీకు సాయం కావాలంటే మా ఫీజు విడిగా ఉంటుంది.',
    },
    gather: {
      title: 'ఒకేసారి సిద్ధం చేసుకోవాల్సిన పత్రాలు',
      lead: 'మీ దగ్గర ఉన్న వాటికి టిక్ పెట్టండి.',
    },
    script: {
      title: 'ఆఫీసులో ఏం చెప్పాలి',
      text: (trade: string, place: string) =>
        `“నా వ్యాపారం: ${trade}. చోటు: ${place}. మీ దగ్గర నుంచి నాకు ఏ లైసెన్స్ కావాలి? దానికి ఎంత ఖర్చవుతుంది? ఏ పత్రాలు కావాలి? దయచేసి ఆ నియమం చూపించండి. కట్టే ప్రతి రూపాయికీ దయచేసి రసీదు ఇవ్వండి.”`,
    },
    answers: {
      title: 'మీ జవాబులు',
      change: 'మార్చండి',
      changeOf: (name: string) => `మార్చండి: ${name}`,
    },
    print: 'ప్రింట్ చేయండి',
    share: 'షేర్ చేయండి',
    shared: 'లింకు కాపీ అయింది. అందులో మీ జవాబులు ఉన్నాయి, కానీ మీ అమ్మకాలు, జీతాలు లేవు.',
    shareByHand: 'ఈ లింకు కాపీ చేయండి. అందులో మీ జవాబులు ఉన్నాయి, కానీ మీ అమ్మకాలు, జీతాలు లేవు.',
    shareText: (names: string) => `నా వ్యాపారానికి కావాల్సినవి: ${names}`,
    askUs: 'మాకు అప్పగించండి',
    again: 'మళ్లీ మొదలు',
    note: (trade: string, place: string, names: string) =>
      `లైసెన్స్ ఫైండర్ నుంచి. వ్యాపారం: ${trade}. చోటు: ${place}. అది చెప్పినవి: ${names}.`,
  },
  /** Reasons as sentences. `limit` is the line of the law that the amount is compared with. */
  reasons: {
    kind: (answer: string) => `మీ వ్యాపారం: ${answer}.`,
    state: (answer: string) => `మీరు పని చేసే రాష్ట్రం: ${answer}.`,
    place: (answer: string) => `మీ చోటు: ${answer}.`,
    food: (answer: string) => `ఆహారం గురించి మీరు చెప్పింది: ${answer}.`,
    supply: (answer: string) => `మీకు డబ్బు ఇచ్చేది దీనికి: ${answer}.`,
    vehicle: (answer: string) => `మీ వాహనం: ${answer}.`,
    property: (answer: string) => `స్థలాలు, ఇళ్లతో మీ పని: ${answer}.`,
    power: (answer: string) => `కరెంటుతో నడిచే యంత్రాలు: ${answer}.`,
    premises: (answer: string) => `మీరు పని చేసేది ఇక్కడ: ${answer}.`,
    entity: (answer: string) => `వ్యాపార రూపం: ${answer}.`,
    health: (answer: string) => `వైద్య సేవలు: ${answer}.`,
    products: (answer: string) => `ప్రత్యేక నియమాలున్న వస్తువులు: ${answer}.`,
    online: (answer: string) => `ఇంటర్నెట్‌లో: ${answer}.`,
    reach: (answer: string) => `మీ రాష్ట్రం బయట: ${answer}.`,
    building: (answer: string) => `భవనం గురించి మీరు చెప్పింది: ${answer}.`,
    does: (answer: string) => `మీరు చేసేది: ${answer}.`,
    plans: (answer: string) => `మీకు కావాల్సింది: ${answer}.`,
    turnover: (answer: string, limit?: string) =>
      limit ? `మీ ఏడాది అమ్మకాలు ${answer}. పరిమితి ${limit}.` : `మీ ఏడాది అమ్మకాలు ${answer}.`,
    workers: (answer: string, limit?: string) =>
      limit ? `మీ దగ్గర పని చేసేవారు: ${answer}. నియమం మొదలయ్యేది: ${limit}.` : `మీ దగ్గర పని చేసేవారు: ${answer}.`,
    topWage: (answer: string, limit?: string) =>
      limit ? `అత్యధిక జీతం: ${answer}. పరిమితి ${limit}.` : `అత్యధిక జీతం: ${answer}.`,
  },
} as const satisfies TextIn<'te', typeof english>;
