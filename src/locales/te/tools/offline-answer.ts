import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/offline-answer.ts';

/** What the worker says by itself where not even the page for it is on the device (sw/offline-answer.ts). */
export const text = {
  title: 'ఈ ఫోన్‌లో సేవ్ కాలేదు',
  offline: 'ఈ పేజీ మీ ఫోన్‌లో సేవ్ కాలేదు, నెట్‌వర్క్ స్పందించడం లేదు. మీరు రాసింది ఏదీ పోలేదు.',
  slow: 'ఈ పేజీ మీ ఫోన్‌లో సేవ్ కాలేదు, నెట్‌వర్క్ నెమ్మదిగా ఉంది. ఇంకా తెస్తున్నాం. అదే ఇక్కడ తెరుచుకుంటుంది.',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  call: (phone: string) => `మాకు ఫోన్ చేయండి: ${phone}`,
  saved: 'ఇప్పుడు చదవగల సేవ్ అయిన పేజీలు',
  nothingSaved:
    'ప్రస్తుతం ఈ ఫోన్‌లో ఏ పేజీ సేవ్ కాలేదు. సిగ్నల్ ఉన్నప్పుడు ఏ పేజీ అయినా ఒకసారి తెరవండి: అప్పుడు సైట్ మళ్లీ తనంతట తాను సేవ్ అవుతుంది.',
} satisfies TextIn<'te', typeof english>;
