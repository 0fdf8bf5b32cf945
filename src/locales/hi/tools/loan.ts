import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/loan.ts';

/** Mudra is for small business of every kind. */
const mudra = {
  name: 'मुद्रा शिशु, बिना गारंटी। किशोर और तरुण में ज़्यादा।',
  interest: 'लोन बैंक देता है और ब्याज वही तय करता है। {msme.no-collateral} तक वह गारंटी नहीं माँग सकता।',
  no: ['आप अभी बालिग़ नहीं हैं।', 'आप बैंक को नहीं दिखा सकते कि लोन किस काम का है।'],
};

/** The page "Get a loan". `{…}` are figures. */
export const text = {
  who: 'लोन किसे चाहिए?',
  tiles: {
    cart: 'पथ विक्रेता',
    shop: 'दुकान, कारीगर',
    group: 'महिला समूह',
    other: 'दूसरा काम',
  },
  cards: {
    cart: {
      forWhom: 'आपके ठेले के लिए, इतने तक:',
      name: 'पीएम स्वनिधि, बिना गारंटी।',
      interest: 'लोन बैंक देता है। समय पर चुकाने पर {msme.svanidhi.subsidy} ब्याज वापस मिलता है।',
      no: [
        'पहले का पीएम स्वनिधि लोन नहीं चुकाया। पहले उसे चुकाएँ।',
        'विक्रेता होने का कोई काग़ज़ नहीं। पहले अनुशंसा पत्र लें।',
        'आप गाँव में बेचते हैं। यह लोन शहरों के लिए है।',
      ],
    },
    shop: { forWhom: 'दुकान या वर्कशॉप के लिए, इतने तक:', ...mudra },
    group: {
      forWhom: 'महिला समूह के लिए, इतने तक:',
      name: 'अपने स्वयं सहायता समूह के ज़रिए (DAY-NRLM)।',
      interest: '{scheme.day-nrlm.cheap-max} तक {scheme.day-nrlm.interest} ब्याज।',
      no: ['आप किसी स्वयं सहायता समूह में नहीं हैं। पहले जुड़ें।', 'आपका समूह गाँव में नहीं, शहर में है।'],
    },
    other: { forWhom: 'दूसरे छोटे कारोबार के लिए, इतने तक:', ...mudra },
  },
  papers: {
    vending: 'वेंडिंग सर्टिफिकेट या अनुशंसा पत्र',
    identity: 'आधार, फ़ोन नंबर के साथ',
    bank: 'आपके नाम का बैंक खाता',
  },
  steps: 'पहले पहला लोन, फिर बड़े',
  have: 'ये तैयार रखें',
  noLetter: 'अनुशंसा पत्र नहीं? नगर पालिका से लें',
  how: 'आवेदन कैसे करें',
  whenNo: 'लोन कब नहीं मिलता',
  source: 'स्रोत:',
  site: 'सरकारी साइट:',
  others: 'दूसरे लोन, जो काम आ सकते हैं',
  all: 'सारी योजनाएँ',
  questions: 'और देखने के लिए कुछ सवालों के जवाब दें',
  back: 'दूसरा काम चुनें',
} satisfies TextIn<'hi', typeof english>;
