import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/offline-answer.ts';

/** What the worker says by itself where not even the page for it is on the device (sw/offline-answer.ts). */
export const text = {
  title: 'इस फ़ोन पर सेव नहीं है',
  offline: 'यह पेज आपके फ़ोन पर सेव नहीं है, और नेटवर्क जवाब नहीं दे रहा। आपका लिखा कुछ नहीं खोया।',
  slow: 'यह पेज आपके फ़ोन पर सेव नहीं है, और नेटवर्क धीमा है। हम इसे अब भी ला रहे हैं। यह यहीं अपने-आप खुल जाएगा।',
  tryAgain: 'फिर कोशिश करें',
  call: (phone: string) => `हमें फ़ोन करें: ${phone}`,
  saved: 'सेव किए पेज, जो अभी पढ़ सकते हैं',
  nothingSaved:
    'अभी इस फ़ोन पर कोई पेज सेव नहीं है। सिग्नल हो, तब कोई भी पेज एक बार खोलें: साइट फिर अपने-आप सेव हो जाएगी।',
} satisfies TextIn<'hi', typeof english>;
