import { task } from '../../task-page.ts';

/** Task: a new address, owner or food, or a turnover past the line. */
export const content = task({
  name: 'FSSAI को बदलाव बताएँ',
  slug: 'fssai-change',
  title: 'FSSAI को नया पता, मालिक या खाना बताएँ | Niyam',
  description:
    'जगह बदलें, साझेदार लें, नया खाना जोड़ें या सीमा पार करें: होने से पहले FoSCoS पर पंजीकरण या लाइसेंस कैसे बदलें।',
  heading: 'FSSAI को बदलाव बताएँ',
  lead: 'नया पता, मालिक, खाना या ज़्यादा बिक्री: पोर्टल को पहले बताएँ, बाद में नहीं।',
  topic: 'food',
  effort: 'evening',
  time: 'लगभग एक घंटा',
  cost: 'जो पोर्टल दिखाए। छोटी क़िस्म में जाने का: कुछ नहीं',
  place: '[FoSCoS पोर्टल](portal:foscos) पर, अपने खाते में।',
  frames: [
    { picture: 'address', portal: 'foscos', caption: 'आपका अपना खाता, अपने नंबर पर।' },
    { picture: 'form', caption: 'सिर्फ़ वही बदलें, जो बदला है।' },
    { picture: 'letter', caption: 'नया प्रमाणपत्र दीवार वाले की जगह लेता है।' },
  ],
  needs: [
    { id: 'fssai-number', label: 'आपका चौदह अंकों का FSSAI नंबर' },
    { id: 'fssai-login', label: 'आपके FoSCoS खाते का यूज़र नाम और पासवर्ड' },
    { id: 'premises', label: 'नई जगह का सबूत, अगर जगह बदलें' },
    { id: 'food-list', label: 'खाने की जो चीज़ें बेचते हैं उनकी सूची, नई के साथ' },
  ],
  steps: [
    {
      id: 'what',
      title: 'लिखें कि क्या बदलता है, और कब',
      text: 'जगह, मालिक, खाना, या साल की बिक्री। {fssai.registration.turnover-max|before} तक पंजीकरण काफ़ी है, {fssai.state.turnover-max|before} तक राज्य लाइसेंस।',
    },
    {
      id: 'sign-in',
      title: 'FoSCoS में साइन इन करें',
      text: 'अपना प्रमाणपत्र खोलें और उसे बदलना चुनें।',
    },
    {
      id: 'change',
      title: 'जो नया है, बदलें',
      text: 'बाक़ी वैसा ही रहने दें। नाम की नई वर्तनी भी बदलाव है।',
    },
    {
      id: 'papers',
      title: 'सबूत लगाएँ',
      text: 'नई जगह का किराए का काग़ज़ या बिजली का बिल; साझेदार हो, तो करारनामा।',
    },
    {
      id: 'pay',
      title: 'रक़म दिखे, तो दें',
      text: 'नई सीमाओं की वजह से जो छोटी क़िस्म में जाए, वह कुछ नहीं देता, और जो दे चुका वह गिना जाता है।',
    },
    {
      id: 'hang',
      title: 'नया काग़ज़ टाँगें',
      text: 'बिल, पैकेट और डिलीवरी ऐप का अपना पेज ठीक करें।',
    },
  ],
  wrongAnswer: 'जगह बदल चुके? आज ही आवेदन करें। बंद किया? प्रमाणपत्र लौटाएँ।',
  wrong: [
    '**नई जगह पर काम शुरू कर चुके।** आज ही आवेदन करें और नंबर रखें। रुकने से बात बिगड़ती है।',
    '**दुकान बिक गई।** काग़ज़ अपने आप साथ नहीं जाता। ख़रीदने वाला खोलने से पहले पोर्टल से पूछे कि क्या करना है।',
    '**आप बंद करते हैं।** पोर्टल पर प्रमाणपत्र लौटाएँ, नहीं तो शुल्क चलता रह सकता है।',
  ],
  call: ['FSSAI की हेल्पलाइन: {helpline.fssai}।', 'आपके ज़िले का खाद्य सुरक्षा दफ़्तर।'],
  portals: ['foscos'],
  pages: ['guides/fssai-compliance', 'infographics/which-fssai-paper', 'how-to/fssai-annual-fee'],
});
