import type { TextIn } from '../language.ts';
import type { text as english } from '../en/form-pages.ts';

/**
 * The pages that answer a form from a browser without JavaScript (decision 38); `{name}` is filled in when
 * one is sent. The server reads a copy: `npm run server-texts` writes it.
 */
export const text = {
  received: {
    title: 'धन्यवाद',
    text: 'आपका अनुरोध हमारे दफ़्तर को मिल गया है।',
    receipt: 'आपकी रसीद है {receipt}। इसे लिख लें: यह फ़ोन इसका कुछ नहीं रखता।',
  },
  unreadable: {
    title: 'यह फ़ॉर्म नहीं पढ़ा जा सकता',
    text: 'कुछ नहीं भेजा गया। पीछे जाएँ, पेज फिर लोड करें और दोबारा कोशिश करें।',
  },
  correction: {
    title: 'पहले इसे ठीक करें',
    text: 'अभी कुछ नहीं भेजा गया, और आपका लिखा कुछ नहीं खोया।',
    send: 'अनुरोध भेजें',
    tooLong: 'ज़्यादा से ज़्यादा {most} अक्षर लिखें।',
  },
  notSent: {
    title: 'आपका अनुरोध नहीं भेजा गया',
    tooManyOneMinute: 'इस नेटवर्क से बहुत ज़्यादा फ़ॉर्म आए। यह एक मिनट बाद भेजा जा सकता है।',
    tooMany: 'इस नेटवर्क से बहुत ज़्यादा फ़ॉर्म आए। यह {minutes} मिनट बाद भेजा जा सकता है।',
    unreachable: 'हमारे दफ़्तर से अभी संपर्क नहीं हो रहा।',
    later: 'यह पेज खुला रखें और बाद में फिर बटन दबाएँ, या हमें फ़ोन करें।',
    again: 'इसे फिर भेजें',
    tooLarge: 'यह बहुत लंबा है। पीछे जाएँ और इसे छोटा करें।',
  },
  typed: 'आपने क्या लिखा',
  back: '{site} पर लौटें',
} satisfies TextIn<'hi', typeof english>;
