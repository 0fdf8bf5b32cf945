import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/search.ts';

/** The search page. */
export const text = {
  label: 'आप क्या ढूँढ रहे हैं?',
  hint: 'एक-दो शब्द काफ़ी हैं। हिंदी और तेलुगु के शब्द भी चलते हैं, जैसे “thela” या “kiraya”।',
  button: 'खोजें',
  noScript:
    'खोजने के लिए JavaScript चाहिए, जो इस ब्राउज़र में बंद है। नीचे सारे पेजों की सूची उसके बिना भी चलती है।',
  loading: 'खोज तैयार हो रही है...',
  failed: 'खोज शुरू नहीं हो सकी',
  failedText: 'सिग्नल नहीं है, और इस फ़ोन पर अभी कोई पेज सेव नहीं है।',
  tryAgain: 'फिर कोशिश करें',
  popular: 'लोग क्या पूछते हैं',
  alsoAsked: 'लोग यह भी पूछते हैं',
  results: (pages: string, question: string) => `“${question}” के लिए ${pages}`,
  pages: (count: string) => `${count} पेज`,
  onePage: '1 पेज',
  inLanguage: 'यही दूसरी भाषा में खोजें:',
  savedOnly: 'पूरी खोज नहीं लाई जा सकी। हमने इस फ़ोन पर सेव किए पेजों में खोजा।',
  leftOut: (typed: string) => `“${typed}” किसी पेज में नहीं है। हमने वह शब्द छोड़ दिया।`,
  didYouMean: 'क्या आपका मतलब था:',
  show: 'दिखाएँ',
  all: 'सब',
  groups: { guides: 'गाइड', tools: 'टूल', schemes: 'योजनाएँ', pages: 'पेज' },
  kinds: { guides: 'गाइड', tools: 'टूल', schemes: 'योजनाएँ', pages: 'पेज' },
  counted: (name: string, count: string) => `${name} (${count})`,
  also: 'इस पेज पर यह भी',
  more: (count: string) => `${count} और दिखाएँ`,
  nothing: {
    heading: (question: string) => `“${question}” के लिए कुछ नहीं मिला`,
    spelling: 'हिज्जे जाँच लें। कई शब्दों की जगह एक शब्द से खोजें।',
    elsewhere: 'दूसरे तरीक़े से ढूँढें',
    finder: 'देखें, आप पर कौन-से नियम लागू हैं',
    assistant: 'क़ानूनी सहायक से पूछें',
    whatsApp: 'WhatsApp पर हमसे पूछें',
    greeting: (question: string) => `नमस्ते, मैंने आपकी साइट पर “${question}” खोजा और कुछ नहीं मिला।`,
  },
} as const satisfies TextIn<'hi', typeof english>;
