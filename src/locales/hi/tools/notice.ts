import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/notice.ts';

/** "I got a notice": what stands around the answers. */
export const text = {
  back: 'पहले सवाल पर लौटें',
  say: 'यह कहें',
  readAloud: 'सुनें',
  showLarge: 'बड़ा करके दिखाएँ',
  close: 'बंद करें',
  law: 'क़ानून',
  deadline: {
    /** What stands before the phone works out the day. */
    after: (period: string) => `नोटिस पर लिखे दिन के ${period} बाद`,
    /** The day as long as the visitor has not said which day is on the notice. */
    ifToday: (day: string) => `${day}, अगर नोटिस पर आज की तारीख़ है`,
    other: 'नोटिस पर दूसरी तारीख़ है',
    day: 'नोटिस पर लिखा दिन',
    noDay: 'ऐसा कोई दिन नहीं है। दिन, महीना और साल देख लें।',
    later: 'यह दिन अभी आया नहीं। दिन, महीना और साल देख लें।',
    past: (day: string) => `${day}। यह दिन निकल चुका है: आज ही फ़ोन करें और लिखकर और समय माँगें।`,
  },
  steps: 'क्या करें',
  whatsApp: 'WhatsApp पर भेजें',
  opensNewTab: 'नए टैब में खुलता है',
  letter: {
    make: 'चिट्ठी बनाएँ',
    privacy: 'सिर्फ़ इस फ़ोन पर। ख़ाली ख़ाना लिखने की लकीर बन जाता है।',
    optional: 'चाहें तो',
    subject: 'विषय',
    day: 'तारीख़',
    sign: 'दस्तख़त',
    print: 'छापें',
    share: 'चिट्ठी भेजें',
    save: 'फ़ाइल में सेव करें',
    saved: 'चिट्ठी आपके डाउनलोड में है।',
    fileName: 'चिट्ठी',
    /** The blanks of letters. */
    blanks: {
      today: 'आज',
      name: 'आपका नाम',
      place: 'आपके ठेले या दुकान की जगह',
      day: 'किस दिन हुआ',
      office: 'दफ़्तर का नाम',
      number: 'नोटिस का नंबर',
      goods: 'सामान, कितना-कितना',
      own: 'आप ख़ुद क्या कहना चाहते हैं',
    },
  },
} satisfies TextIn<'hi', typeof english>;
