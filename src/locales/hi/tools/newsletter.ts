import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/newsletter.ts';

/** The newsletter’s page and its letters’ links. */
export const text = {
  email: 'ई-मेल',
  language: 'भाषा',
  choose: 'एक चुनें',
  consent: {
    /** Changes with the words below it: it is stored with each consent. */
    version: 1,
    text: (name: string) =>
      `मैं चाहता/चाहती हूँ कि नियम बदलने पर ${name} इस पते पर लिखे। हर ई-मेल में दिए लिंक से मैं कभी भी हट सकता/सकती हूँ।`,
  },
  submit: 'समाचार-पत्र माँगें',
  sending: 'भेज रहे हैं...',
  noScript: 'इस फ़ॉर्म को JavaScript चाहिए, जो बंद है या नहीं पहुँची।',
  failed: {
    title: 'यह नहीं भेजा जा सका',
    text: 'हम आपका अनुरोध न सेव कर सके, न भेज सके। फिर कोशिश करें।',
  },
  results: {
    checkEmail: {
      title: 'अपना ई-मेल देखें',
      text: 'हमने आपको एक ई-मेल भेजा है। सूची में जुड़ने के लिए उसका लिंक दबाएँ।',
    },
    alreadySubscribed: {
      title: 'पहले से सूची में है',
      text: 'इस पते पर समाचार-पत्र पहले से जाता है। कुछ नहीं बदला गया।',
    },
    queued: {
      title: 'इस फ़ोन पर सेव है',
      text: 'इस फ़ोन पर सेव है। सिग्नल मिलते ही जाएगा।',
    },
    notAvailable: {
      title: 'अभी उपलब्ध नहीं',
      text: 'समाचार-पत्र अभी उपलब्ध नहीं है। कुछ नहीं भेजा गया। आप “भेजना बाक़ी” में अपना अनुरोध मिटा सकते हैं।',
    },
    refused: {
      title: 'यह नहीं लिया गया',
      text: 'पता जाँचकर फिर कोशिश करें।',
    },
  },
  letter: {
    question: {
      confirm: 'क्या आपको इस पते पर समाचार-पत्र चाहिए?',
      unsubscribe: 'क्या आप समाचार-पत्र बंद करना चाहते हैं?',
    },
    button: { confirm: 'हाँ, मुझे भेजें', unsubscribe: 'सूची से हटाएँ' },
    sending: 'एक पल...',
    confirmed: {
      title: 'आप सूची में हैं',
      text: 'नियम बदलने पर हम लिखते हैं। हर ई-मेल में हटने का लिंक होता है।',
    },
    unsubscribed: {
      title: 'आप सूची में नहीं हैं',
      text: 'अब आपको ई-मेल नहीं आएँगे। लौटना हो, तो समाचार-पत्र फिर माँगें।',
    },
    unknown: {
      title: 'यह लिंक नहीं पहचाना गया',
      text: 'शायद कोई नया ई-मेल आया हो। सबसे नए वाले का लिंक दबाएँ, या फिर से माँगें।',
    },
    askAgain: 'समाचार-पत्र माँगें',
    noAnswer: {
      title: 'कोई जवाब नहीं आया',
      text: 'शायद सिग्नल नहीं है। फिर कोशिश करें।',
    },
  },
} as const satisfies TextIn<'hi', typeof english>;
