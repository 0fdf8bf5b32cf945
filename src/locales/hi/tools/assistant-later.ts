import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/assistant-later.ts';

/** Asking while the assistant itself is not on the device yet (tools/assistant/question-for-later.tsx). */
export const text = {
  title: 'आप अभी से पूछ सकते हैं',
  text: 'सहायक अभी इस फ़ोन पर नहीं आया। अपना सवाल लिखें: वह फ़ोन पर रुका रहता है, और सिग्नल आने पर उसका जवाब मिलता है।',
  sent: 'तब वह हमारे गाइडों के हिस्सों के साथ हमारे सर्वर को जाता है। AI सेवा लगी हो, तो उसे भी जाता है। यह जानकारी है, क़ानूनी सलाह नहीं। आधार, पैन, कार्ड या खाते जैसे नंबर पहले छिपा दिए जाते हैं।',
  shared: 'यह फ़ोन साझा फ़ोन है, इसलिए इस पर कोई सवाल रुक नहीं सकता। सिग्नल आने पर पूछें।',
  field: 'आपका सवाल',
  save: 'सवाल सेव करें',
  saving: 'सेव हो रहा है…',
  tooLong: (most: string) => `ज़्यादा से ज़्यादा ${most} अक्षरों में पूछें।`,
  saved: 'इस फ़ोन पर सेव है, अभी भेजा नहीं गया। सिग्नल आने पर जाएगा।',
  waiting: 'देखें कि क्या रुका है',
  failed: 'फ़ोन सवाल सेव नहीं कर सका। वह अब भी यहीं है।',
  hidden: '[नंबर छिपाया]',
} satisfies TextIn<'hi', typeof english>;
