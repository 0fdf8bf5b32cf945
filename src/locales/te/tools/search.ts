import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/search.ts';

/** The search page. */
export const text = {
  label: 'మీరు ఏం వెతుకుతున్నారు?',
  hint: 'ఒకటి రెండు మాటలు చాలు. హిందీ, తెలుగు మాటలు కూడా పనిచేస్తాయి, ఉదాహరణకు “thela” లేదా “kiraya”.',
  button: 'వెతకండి',
  noScript: 'వెతకడానికి JavaScript కావాలి, అది ఈ బ్రౌజర్‌లో ఆఫ్‌లో ఉంది. కింద ఉన్న అన్ని పేజీల జాబితా అది లేకపోయినా పనిచేస్తుంది.',
  loading: 'వెతకడానికి సిద్ధమవుతోంది...',
  failed: 'వెతకడం మొదలు కాలేదు',
  failedText: 'సిగ్నల్ లేదు, ఈ ఫోన్‌లో ఇంకా ఏ పేజీ సేవ్ కాలేదు.',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  popular: 'జనం అడిగేవి',
  alsoAsked: 'జనం ఇవీ అడుగుతారు',
  results: (pages: string, question: string) => `“${question}”: ${pages}`,
  pages: (count: string) => `${count} పేజీలు`,
  onePage: '1 పేజీ',
  inLanguage: 'ఇదే మరో భాషలో వెతకండి:',
  savedOnly: 'పూర్తి వెతుకులాట రాలేదు. ఈ ఫోన్‌లో సేవ్ అయిన పేజీల్లో వెతికాం.',
  leftOut: (typed: string) => `ఏ పేజీలోనూ “${typed}” లేదు. ఆ మాట వదిలేశాం.`,
  didYouMean: 'మీ ఉద్దేశం ఇదా:',
  show: 'చూపించండి',
  all: 'అన్నీ',
  groups: { guides: 'గైడ్‌లు', tools: 'సాధనాలు', schemes: 'పథకాలు', pages: 'పేజీలు' },
  kinds: { guides: 'గైడ్', tools: 'సాధనం', schemes: 'పథకాలు', pages: 'పేజీ' },
  counted: (name: string, count: string) => `${name} (${count})`,
  also: 'ఈ పేజీలో ఇంకా',
  more: (count: string) => `ఇంకో ${count} చూపించండి`,
  nothing: {
    heading: (question: string) => `“${question}”కు ఏమీ దొరకలేదు`,
    spelling: 'అక్షరాలు సరిచూడండి. ఎక్కువ మాటల బదులు ఒక్క మాటతో ప్రయత్నించండి.',
    elsewhere: 'మరో విధంగా వెతకండి',
    finder: 'మీకు ఏ నియమాలు వర్తిస్తాయో చూడండి',
    assistant: 'న్యాయ సహాయకుడిని అడగండి',
    whatsApp: 'WhatsAppలో మమ్మల్ని అడగండి',
    greeting: (question: string) => `నమస్తే, మీ సైట్‌లో “${question}” అని వెతికాను, ఏమీ దొరకలేదు.`,
  },
} as const satisfies TextIn<'te', typeof english>;
