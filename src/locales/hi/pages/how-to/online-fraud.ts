import { task } from '../../task-page.ts';

/** Task: the first hour after money was taken online. */
export const content = task({
  name: 'UPI या ऑनलाइन ठगी की शिकायत करें',
  slug: 'online-fraud',
  title: 'UPI या ऑनलाइन ठगी की शिकायत, पहले घंटे में | Niyam',
  description:
    'UPI, QR कोड या नक़ली साइट से पैसे गए? पहले किसे फ़ोन करें, क्या तैयार रखें, और बैंक, फ़ोन और काग़ज़ का क्या करें। निशान लगाते हुए।',
  heading: 'UPI या ऑनलाइन ठगी की शिकायत करें',
  lead: 'तुरंत {helpline.cybercrime} पर फ़ोन करें। जो पैसा अभी रास्ते में है, वह कभी-कभी रोका जा सकता है।',
  topic: 'help',
  effort: 'short',
  time: 'पहला घंटा क़ीमती है',
  cost: 'कुछ नहीं',
  place: 'फ़ोन पर, {helpline.cybercrime}, और [साइबर क्राइम पोर्टल](portal:cybercrime) पर।',
  frames: [
    { picture: 'number', caption: 'भुगतान का नंबर (UTR), आपके ऐप या SMS से।' },
    { picture: 'address', portal: 'cybercrime', caption: 'सरकारी पोर्टल यही एक है।' },
    { picture: 'photo', caption: 'चैट, साइट और भुगतान की फ़ोटो।' },
  ],
  needs: [
    { id: 'payment-number', label: 'भुगतान का नंबर, दिन और समय के साथ' },
    { id: 'bank', label: 'आपका खाता नंबर और बैंक' },
    { id: 'fraud-traces', label: 'सामने वाले का फ़ोन नंबर, UPI नाम या पता' },
    { id: 'fraud-pictures', label: 'चैट, कॉल सूची और साइट की फ़ोटो' },
  ],
  steps: [
    {
      id: 'stop',
      title: 'रुकें। उनसे और बात न करें',
      text: 'एक और भुगतान लेकर “पैसे लौटाने” वाला भी वही चोर है।',
    },
    {
      id: 'call',
      title: '{helpline.cybercrime} पर फ़ोन करें',
      text: 'भुगतान का नंबर, रक़म और समय बताएँ। शिकायत का नंबर लिख लें।',
    },
    {
      id: 'bank',
      title: 'अपने बैंक को फ़ोन करें',
      text: 'UPI, कार्ड और नेट बैंकिंग बंद कराएँ। कार्ड या पासबुक वाला नंबर लगाएँ, इंटरनेट पर खोजा हुआ नहीं।',
    },
    {
      id: 'portal',
      title: 'पोर्टल पर शिकायत पूरी करें',
      text: 'उसी दिन, फ़ोटो के साथ।',
    },
    {
      id: 'phone',
      title: 'फ़ोन साफ़ करें',
      text: 'उन्होंने जो भी ऐप डलवाया, उसे हटाएँ। UPI और बैंक का PIN दूसरे फ़ोन से बदलें।',
    },
    {
      id: 'police',
      title: 'रक़म बड़ी हो, तो थाने जाएँ',
      text: 'शिकायत नंबर के साथ। जो लिखा जाए, उसकी कॉपी माँगें।',
    },
    {
      id: 'write',
      title: 'बैंक को लिखें',
      text: 'क्या हुआ, कब, और यह कि आपने हाँ नहीं की थी। मुहर लगी कॉपी रखें। जितनी जल्दी बताएँगे, आपके सिर उतना कम आएगा।',
    },
    {
      id: 'ombudsman',
      title: 'बैंक मदद नहीं करता? लोकपाल',
      text: '[RBI के पोर्टल](portal:rbiombudsman) पर, या {helpline.bank-complaints}।',
    },
  ],
  wrongAnswer: '“रिकवरी एजेंट” दूसरी ठगी है। फ़ोन लगाते रहें।',
  wrong: [
    '**लाइन व्यस्त है।** फ़ोन लगाते रहें, और तब तक पोर्टल पर शुरू कर दें।',
    '**शर्म।** ये लोग दिन भर यही करते हैं। बाज़ार में बाक़ियों को बताएँ।',
    '**दूसरे राज्य की पुलिस ने आपका खाता रोक दिया।** आपको मिला कोई भुगतान चोरी का हो सकता है। बैंक से लिखकर पूछें कि किसके कहने पर रोका, और अपने बिलों के साथ जवाब दें।',
    '**“रिकवरी एजेंट” का फ़ोन आता है।** ऐसा कोई नहीं होता। यह दूसरी ठगी है।',
  ],
  call: [
    'ऑनलाइन और भुगतान की ठगी: {helpline.cybercrime}।',
    'आपका बैंक, कार्ड पर लिखे नंबर से।',
    'ठगी नहीं, ख़राब सेवा हो: नेशनल कंज़्यूमर हेल्पलाइन, {helpline.consumer}।',
  ],
  portals: ['cybercrime', 'rbiombudsman', 'consumerhelpline'],
  pages: ['blog/false-portals', 'infographics/fake-site-signs', 'how-to/svanidhi-upi'],
});
