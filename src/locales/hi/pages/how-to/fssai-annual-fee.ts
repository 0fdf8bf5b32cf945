import { task } from '../../task-page.ts';

/** Task: the yearly fee that stayed when renewal ended. */
export const content = task({
  name: 'FSSAI का सालाना शुल्क दें',
  slug: 'fssai-annual-fee',
  reviewedOn: '2026-11-23',
  title: 'FSSAI का सालाना शुल्क दें, नवीनीकरण का नहीं | Niyam',
  description:
    'खाने के प्रमाणपत्र अब ख़त्म नहीं होते, पर सालाना शुल्क लगता है। कैसे देखें कि आपका देना है या नहीं, FoSCoS पर दें, और रसीद रखें।',
  heading: 'FSSAI का सालाना शुल्क दें',
  lead: '{fssai.validity|from} से खाने के प्रमाणपत्र की {fssai.validity}, इसलिए {fssai.renewal}। सालाना शुल्क लगता रहता है।',
  topic: 'food',
  effort: 'short',
  time: 'पंद्रह मिनट',
  cost: 'पोर्टल पर दिखा सरकारी शुल्क; पंजीकृत पथ विक्रेता: {fssai.vendor.fee}',
  place: '[FoSCoS पोर्टल](portal:foscos) पर, अपने प्रमाणपत्र के खाते में।',
  frames: [
    {
      picture: 'address',
      portal: 'foscos',
      caption: 'सिर्फ़ यहाँ। फ़ोन करने वाला आपके लिए नहीं दे सकता।',
    },
    { picture: 'pay', caption: 'पैसे देने से पहले रक़म स्क्रीन पर दिखती है।' },
    { picture: 'letter', caption: 'रसीद सेव करें; यह साल का सबूत है।' },
  ],
  needs: [
    { id: 'fssai-number', label: 'आपका चौदह अंकों का FSSAI नंबर' },
    { id: 'fssai-login', label: 'FoSCoS खाते का यूज़र नाम और पासवर्ड' },
    { id: 'mobile', label: 'खाते वाला मोबाइल नंबर, कोड के लिए' },
  ],
  steps: [
    {
      id: 'vendor',
      title: 'पथ विक्रेता? यहीं रुकें',
      text: 'जो वेंडिंग सर्टिफिकेट से पंजीकृत माना जाता है, वह FSSAI को {fssai.vendor.fee} देता। बाक़ी फेरी वालों का शुल्क {fssai.hawker.fee|from} से {fssai.hawker.fee} है; ऐसा ही रहेगा या नहीं, इसकी हम पुष्टि नहीं कर सके।',
    },
    {
      id: 'sign-in',
      title: 'FoSCoS में साइन इन करें',
      text: 'पासवर्ड भूल गए? पोर्टल का अपना “forgot” लिंक दबाएँ। कोड खाते वाले नंबर पर आता है।',
    },
    {
      id: 'until',
      title: 'देखें कि कब तक का दे चुके हैं',
      text: 'हो सकता है, आपने कई साल का पहले दे दिया हो। तब अभी कुछ नहीं देना।',
    },
    {
      id: 'sum',
      title: 'रक़म पढ़ें',
      text: 'क़िस्म मिलाएँ: पंजीकरण या लाइसेंस। लाइसेंस दिखे और आप सीमा से नीचे हों, तो देने से पहले पूछें।',
    },
    {
      id: 'pay',
      title: 'पोर्टल पर दें',
      text: 'UPI, कार्ड या बैंक से। किसी आदमी को कभी नहीं।',
    },
    {
      id: 'receipt',
      title: 'रसीद सेव करें',
      text: 'फ़ाइल भी, फ़ोटो भी। अगले साल के लिए दिन अपने कैलेंडर में लिख लें।',
    },
  ],
  wrongAnswer: 'ख़रीदने को कोई “नवीनीकरण” नहीं। दिन मार्च में देखें।',
  wrong: [
    '**किस दिन देना है, यह हमें नहीं मिला।** मार्च में देखें, और उस दिन जब प्रमाणपत्र मिला था।',
    '**कोई फ़ोन पर “नवीनीकरण” बेचता है।** ऐसा कुछ है ही नहीं। फ़ोन काट दें।',
    '**खाते में पुरानी आख़िरी तारीख़ दिखती है।** नवीनीकरण के पैसे देने से पहले पोर्टल की मदद वाले पते पर लिखें।',
    '**खाने की बिक्री {fssai.registration.turnover-max|before} से ऊपर निकल गई।** तब शुल्क नहीं, क़िस्म बदलनी है: [FSSAI को बताएँ](/how-to-guides/fssai-change)।',
  ],
  call: ['FSSAI की हेल्पलाइन: {helpline.fssai}।', 'आपके ज़िले का खाद्य सुरक्षा दफ़्तर।'],
  portals: ['foscos', 'fssai'],
  pages: ['blog/food-licence-no-renewal', 'guides/fssai-compliance', 'how-to/fssai-registration'],
});
