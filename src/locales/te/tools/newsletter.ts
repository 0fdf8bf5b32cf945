import type { Translation } from '../../language.ts';
import type { text as english } from '../../en/tools/newsletter.ts';

/** The newsletter’s page and its letters’ links. */
export const text = {
  email: 'ఈమెయిల్',
  language: 'భాష',
  choose: 'ఒకటి ఎంచుకోండి',
  consent: {
    /** Changes with the words below it: it is stored with each consent. */
    version: 1,
    text: (name: string) =>
      `నియమం మారినప్పుడు ${name} ఈ చిరునామాకు రాయాలని కోరుకుంటున్నాను. ప్రతి ఉత్తరంలోని లింక్‌తో ఎప్పుడైనా మానేయవచ్చు.`,
  },
  submit: 'న్యూస్‌లెటర్ అడగండి',
  sending: 'పంపుతున్నాం...',
  noScript: 'ఈ ఫారానికి JavaScript కావాలి, అది ఆఫ్‌లో ఉంది లేదా రాలేదు.',
  failed: {
    title: 'ఇది వెళ్లలేదు',
    text: 'మీ అభ్యర్థనను సేవ్ చేయలేకపోయాం లేదా పంపలేకపోయాం. దయచేసి మళ్లీ ప్రయత్నించండి.',
  },
  results: {
    checkEmail: {
      title: 'మీ ఈమెయిల్ చూడండి',
      text: 'మీకు ఈమెయిల్ పంపాం. జాబితాలో చేరడానికి అందులోని లింక్ నొక్కండి.',
    },
    alreadySubscribed: {
      title: 'ఇప్పటికే జాబితాలో ఉంది',
      text: 'ఈ చిరునామాకు న్యూస్‌లెటర్ ఇప్పటికే వస్తోంది. ఏదీ మారలేదు.',
    },
    queued: {
      title: 'ఈ ఫోన్‌లో సేవ్ అయింది',
      text: 'ఈ ఫోన్‌లో సేవ్ అయింది. సిగ్నల్ రాగానే వెళ్తుంది.',
    },
    notAvailable: {
      title: 'ఇంకా అందుబాటులో లేదు',
      text: 'న్యూస్‌లెటర్ ఇంకా అందుబాటులో లేదు. ఏదీ పంపలేదు. మీ అభ్యర్థనను “పంపాల్సినవి”లో తీసేయవచ్చు.',
    },
    refused: {
      title: 'దీన్ని తీసుకోలేదు',
      text: 'దయచేసి చిరునామా సరిచూసి మళ్లీ ప్రయత్నించండి.',
    },
  },
  letter: {
    question: {
      confirm: 'ఈ చిరునామాకు న్యూస్‌లెటర్ కావాలా?',
      unsubscribe: 'న్యూస్‌లెటర్ మానేయాలా?',
    },
    button: { confirm: 'అవును, నాకు పంపండి', unsubscribe: 'నన్ను జాబితా నుంచి తీసేయండి' },
    sending: 'ఒక్క క్షణం...',
    confirmed: {
      title: 'మీరు జాబితాలో ఉన్నారు',
      text: 'నియమం మారినప్పుడు రాస్తాం. మానేయడానికి ప్రతి ఈమెయిల్‌లో లింక్ ఉంటుంది.',
    },
    unsubscribed: {
      title: 'మీరు జాబితాలో లేరు',
      text: 'మీకు ఇక ఈమెయిల్స్ రావు. మళ్లీ కావాలంటే న్యూస్‌లెటర్ మళ్లీ అడగండి.',
    },
    unknown: {
      title: 'ఈ లింక్ మాకు తెలియదు',
      text: 'ఇంతకన్నా కొత్త ఈమెయిల్ ఉండవచ్చు. అన్నిటికన్నా కొత్త దానిలోని లింక్ వాడండి, లేదా మళ్లీ అడగండి.',
    },
    askAgain: 'న్యూస్‌లెటర్ అడగండి',
    noAnswer: {
      title: 'జవాబు రాలేదు',
      text: 'సిగ్నల్ లేకపోవచ్చు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
  },
} as const satisfies Translation<typeof english>;
