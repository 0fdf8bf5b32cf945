import { task } from '../../task-page.ts';

/** Task: the monthly payment and return for ESI and PF. */
export const content = task({
  name: 'हर महीने ESI और PF दें',
  slug: 'esi-pf-payment',
  title: 'हर महीने ESI और PF दें, निशान लगाकर | Niyam',
  description:
    'ESI और PF में {labour.due} तारीख़ तक क्या हिसाब करें, भरें और दें, देर कितने की पड़ती है, और कैसे देखें कि हर एक का पैसा पहुँचा।',
  heading: 'हर महीने ESI और PF दें',
  lead: 'अगले महीने की {labour.due} तारीख़ तक। सूची साफ़ हो, तो एक घंटा।',
  topic: 'workers',
  effort: 'evening',
  time: 'महीने का एक घंटा',
  cost: 'ESI: काम करने वाले से {labour.esi.worker} और आपसे {labour.esi.employer}; PF: दोनों में से हर एक से {labour.epf.worker}',
  place: '[EPFO](portal:epfoemployer) और [ESIC](portal:esic) की मालिकों वाली साइटों पर।',
  frames: [
    { picture: 'form', caption: 'हर काम करने वाले की एक लाइन: दिन, मज़दूरी, हिस्से।' },
    { picture: 'pay', caption: 'कारोबार के खाते से दें।' },
    { picture: 'letter', caption: 'महीने के दो चालान, एक फ़ाइल में।' },
  ],
  needs: [
    { id: 'wage-register', label: 'महीने का मज़दूरी रजिस्टर' },
    { id: 'attendance', label: 'कितने दिन काम किया, और कौन आया या गया' },
    { id: 'employer-login', label: 'दोनों साइटों के यूज़र नाम और पासवर्ड' },
    { id: 'bank', label: 'कारोबार के खाते की नेट बैंकिंग' },
  ],
  steps: [
    {
      id: 'wages',
      title: 'पहले मज़दूरी दें',
      text: '{labour.wages.due} तारीख़ तक, ऐसी पर्ची के साथ जिसमें हर कटौती दिखे।',
    },
    {
      id: 'changes',
      title: 'कौन आया, कौन गया, दर्ज करें',
      text: 'तारीख़ के साथ। गए हुए को भूले, तो आपका पैसा जाता है; नए को भूले, तो उसका अस्पताल।',
    },
    {
      id: 'reckon',
      title: 'हिस्से निकालें',
      text: 'ESI महीने की {labour.esi.wage-max|before} तक की मज़दूरी पर। PF {labour.epf.ceiling|before} तक की मज़दूरी पर ज़रूरी है। [एक उदाहरण](/infographics/pf-and-esi)।',
    },
    {
      id: 'pf',
      title: 'PF भरें और पैसे दें',
      text: 'महीने के रिटर्न को ECR कहते हैं। पैसे देने से पहले कुल रक़म देखें।',
    },
    {
      id: 'esi',
      title: 'ESI भरें और पैसे दें',
      text: 'ESIC की साइट पर। हर हिस्सा अगले रुपए तक ऊपर गोल होता है।',
    },
    {
      id: 'keep',
      title: 'दोनों चालान सेव करें',
      text: 'उस महीने की सूची के साथ।',
    },
    {
      id: 'check',
      title: 'किसी एक काम करने वाले को दिखाएँ',
      text: 'हर कोई UAN से अपना PF खाता देख सकता है। एक महीना आ गया, तो बाक़ी भी ज़्यादातर आ जाते हैं।',
    },
  ],
  wrongAnswer: 'देर पर ब्याज है। मज़दूरी से काटकर न देना सबसे बुरा है।',
  wrong: [
    '**देर हुई।** ब्याज साल का {labour.late.interest} है; PF में महीने का {labour.late.epf-damages} हर्जाना भी जुड़ता है।',
    '**मज़दूरी से काटा और जमा नहीं किया।** यह सबसे बुरा है: वह काम करने वालों का पैसा है। तुरंत दें और सलाह लें।',
    '**इस महीने कोई काम करने वाला नहीं।** छोड़ने से पहले पूछें कि रिटर्न फिर भी भरना है या नहीं।',
  ],
  call: ['EPFO और ESIC के हेल्प डेस्क; नंबर उनके पहले पेज पर हैं।', 'आपका मुनीम, या [हम](/contact)।'],
  portals: ['epfoemployer', 'esic'],
  pages: ['guides/labour-law-compliance', 'tools/financial-hub', 'infographics/pf-and-esi'],
});
