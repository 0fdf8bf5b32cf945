import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/listen.ts';

/** Reading aloud: the button, the player, and what to do without a voice. */
export const text = {
  button: 'వినండి',
  stop: 'ఆపండి',
  label: 'చదివి వినిపిస్తోంది',
  at: (part: string) => `చదువుతోంది: ${part}`,
  held: (part: string) => `ఆగింది: ${part}`,
  pause: 'ఆపండి',
  resume: 'కొనసాగించండి',
  next: 'తర్వాతి భాగం',
  speed: 'వేగం',
  speeds: { '0.75': 'నెమ్మదిగా', '1': 'మామూలు', '1.25': 'కొంచెం వేగంగా', '1.5': 'వేగంగా' },
  failed: 'ఈ ఫోన్ చదవడం ఆపేసింది',
  /** Words for large numbers after a number; a longer one stands before its beginning. */
  units: 'లక్షలు లక్షల లక్ష కోట్లు కోట్ల కోటి వేలు వేల',
  rupees: (amount: string) =>
    amount.endsWith('ల') ? `${amount} రూపాయల` : `${amount.replace(/లు$/, 'ల')} రూపాయలు`,
  /** Before an ending of the language that follows without a space. */
  rupeesJoined: (amount: string) => `${amount} రూపాయల`,
  orMore: (amount: string) => `${amount} లేదా ఎక్కువ`,
  range: (least: string, most: string) => `${least} నుంచి ${most}`,
  /** Why it cannot read, and what helps. */
  problem: {
    missing: {
      title: 'మీ ఫోన్‌లో ఈ భాషకు గొంతు లేదు',
      steps: [
        'ఫోన్ సెట్టింగ్‌లు తెరిచి “Text-to-speech” అని వెతకండి.',
        'Google స్పీచ్ సర్వీసెస్ ఎంచుకుని, “Install voice data” నొక్కండి.',
        'భాష ఎంచుకుని, గొంతు డౌన్‌లోడ్ చేసి, ఇక్కడికి తిరిగి రండి.',
      ],
    },
    offline: {
      title: 'ఈ గొంతుకు ఇంటర్నెట్ కావాలి',
      steps: [
        'సిగ్నల్ ఉన్నప్పుడు మళ్లీ వినండి.',
        'లేదా గొంతు ఇన్‌స్టాల్ చేయండి: ఫోన్ సెట్టింగ్‌లు, “Text-to-speech”, “Install voice data”.',
      ],
    },
    unsupported: {
      title: 'ఈ బ్రౌజర్ చదివి వినిపించలేదు',
      steps: ['ఈ పేజీని Chrome, Edge, Firefox లేదా Safariలో తెరవండి.'],
    },
  },
} as const satisfies TextIn<'te', typeof english>;
