import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/install.ts';

/** The offer to put the site on the home screen, and what Settings says of it. */
export const text = {
  label: 'మీ హోమ్ స్క్రీన్‌పై',
  title: 'హోమ్ స్క్రీన్',
  offer: (name: string) => `${name} మీ హోమ్ స్క్రీన్‌పై పెట్టాలా?`,
  add: 'పెట్టండి',
  how: 'ఎలాగో చూపించండి',
  later: 'ఇప్పుడు వద్దు',
  steps: {
    share: 'మీ బ్రౌజర్‌లో షేర్ గుర్తు నొక్కండి. అది కనిపించకపోతే ముందు ••• నొక్కండి.',
    add: '“Add to Home Screen” ఎంచుకోండి.',
    confirm: '“Add” నొక్కండి. అది మీ హోమ్ స్క్రీన్‌పైకి వస్తుంది.',
    startsEmpty: 'అక్కడ ఖాళీగా మొదలవుతుంది. ఈ బ్రౌజర్‌లో ఆగి ఉన్న అభ్యర్థన ఈ బ్రౌజర్ నుంచే వెళ్తుంది.',
  },
  ways: {
    app: 'మీరు దీన్ని హోమ్ స్క్రీన్ నుంచి తెరిచారు.',
    prompt: 'ఇది యాప్‌లా తెరుచుకుంటుంది, సిగ్నల్ లేకపోయినా కూడా. చోటు కూడా పెద్దగా తీసుకోదు.',
    unknown: 'మీ బ్రౌజర్ మెనూలో “Add to Home screen” లేదా “Install” ఉండవచ్చు. ఇప్పటికే పెట్టి ఉంటే ఇక ఏమీ చేయక్కర్లేదు.',
  },
  storage: {
    persistent: 'మీరు తీసేసే వరకు ఇక్కడ సేవ్ అయినవి ఉంచడానికి బ్రౌజర్ ఒప్పుకుంది.',
    'while-there-is-room': 'ఫోన్‌లో చోటు తగ్గితే ఇక్కడ సేవ్ అయినవి బ్రౌజర్ తీసేయవచ్చు. హోమ్ స్క్రీన్‌పై ఉంటే మరింత భద్రం.',
    unknown: 'ఇక్కడ సేవ్ అయినవి ఎంత కాలం ఉంచుతుందో ఈ బ్రౌజర్ చెప్పదు.',
  },
} as const satisfies TextIn<'te', typeof english>;
