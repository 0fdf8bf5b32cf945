import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/mistake.ts';

/** Reporting a mistake in the text of a page. */
export const text = {
  noScript: 'इस फ़ॉर्म को JavaScript चाहिए, जो बंद है या नहीं पहुँची।',
  page: 'पेज:',
  text: 'क्या ग़लत है?',
  noNames: 'अपना नाम या नंबर न लिखें: इसका जवाब कोई नहीं देता।',
  section: 'कौन-सा वाक्य या हिस्सा?',
  optional: 'ज़रूरी नहीं',
  submit: 'ग़लती बताएँ',
  sending: 'भेज रहे हैं...',
  failed: {
    title: 'यह भेजा नहीं जा सका',
    text: 'हम आपकी ख़बर न सेव कर सके, न भेज सके। कृपया फिर कोशिश करें।',
  },
  results: {
    delivered: { title: 'आपकी ख़बर हमें मिल गई', text: 'धन्यवाद। हम हर एक को देखते हैं।' },
    waiting: {
      title: 'इस फ़ोन पर सेव है',
      text: 'इस फ़ोन पर सेव है। सिग्नल आने पर जाएगा।',
    },
    refused: { title: 'यह नहीं लिया गया', text: 'कृपया लिखा हुआ बदलें और फिर कोशिश करें।' },
  },
} as const satisfies TextIn<'hi', typeof english>;
