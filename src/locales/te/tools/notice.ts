import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/notice.ts';
/** "I got a notice": what stands around the answers. */
export const text = {
  back: 'మొదటి ప్రశ్నకు వెనక్కి',
  say: 'ఇలా చెప్పండి',
  readAloud: 'వినండి',
  showLarge: 'పెద్దగా చూపండి',
  close: 'మూసేయండి',
  law: 'చట్టం',
  deadline: {
    /** What stands before the phone works out the day. */
    after: (period: string) => `నోటీసుపై ఉన్న తేదీ తర్వాత ${period}`,
    /** The day as long as the visitor has not said which day is on the notice. */
    ifToday: (day: string) => `${day}, నోటీసుపై ఈ రోజు తేదీ ఉంటే`,
    other: 'నోటీసుపై వేరే తేదీ ఉంది',
    day: 'నోటీసుపై ఉన్న తేదీ',
    noDay: 'అలాంటి రోజు లేదు. దయచేసి రోజు, నెల, సంవత్సరం సరిచూడండి.',
    later: 'ఈ రోజు ఇంకా రాలేదు. దయచేసి రోజు, నెల, సంవత్సరం సరిచూడండి.',
    past: (day: string) => `${day}. ఆ రోజు దాటిపోయింది: ఈ రోజే ఫోన్ చేసి, రాతపూర్వకంగా ఇంకా సమయం అడగండి.`,
  },
  steps: 'ఏం చేయాలి',
  whatsApp: 'WhatsAppలో షేర్ చేయండి',
  opensNewTab: 'కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది',
  letter: {
    make: 'లేఖ తయారు చేయండి',
    privacy: 'ఈ ఫోన్‌లోనే ఉంటుంది. ఖాళీగా వదిలిన గడి రాసుకోవడానికి గీత అవుతుంది.',
    optional: 'మీ ఇష్టం',
    subject: 'విషయం',
    day: 'తేదీ',
    sign: 'సంతకం',
    print: 'ప్రింట్ చేయండి',
    share: 'లేఖ షేర్ చేయండి',
    save: 'ఫైల్‌గా సేవ్ చేయండి',
    saved: 'లేఖ మీ డౌన్‌లోడ్‌లలో ఉంది.',
    fileName: 'లేఖ',
    /** The blanks of letters. */
    blanks: {
      today: 'ఈ రోజు',
      name: 'మీ పేరు',
      place: 'మీ స్టాల్ లేదా దుకాణం ఉన్న చోటు',
      day: 'అది జరిగిన రోజు',
      office: 'ఆఫీసు పేరు',
      number: 'నోటీసు నంబర్',
      goods: 'సరుకు, ఎన్నెన్ని',
      own: 'మీరు చెప్పాలనుకునేది',
    },
  },
} satisfies TextIn<'te', typeof english>;
