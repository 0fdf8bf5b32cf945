import { task } from '../../task-page.ts';

/** Task: the yearly income-tax return of a small business by the simple rule. */
export const content = task({
  name: 'आयकर रिटर्न भरें',
  slug: 'income-tax-return',
  title: 'छोटी दुकान का आयकर रिटर्न भरें | Niyam',
  description:
    'छोटे कारोबारों के आसान नियम से सालाना रिटर्न: क्या तैयार रखें, आठ क़दम, आख़िरी तारीख़ और देर का शुल्क।',
  heading: 'छोटे कारोबार का आयकर रिटर्न भरें',
  lead: 'आसान नियम आपका मुनाफ़ा मान लेता है, पूरे बही-खाते के बिना। {income-tax.return-business} तक।',
  topic: 'tax',
  effort: 'evening',
  time: 'एक शाम',
  cost: 'भरना मुफ़्त है। टैक्स तभी, जब आमदनी काफ़ी हो',
  place: '[आयकर पोर्टल](portal:incometax) पर।',
  frames: [
    { picture: 'address', portal: 'incometax', caption: 'अपने पैन से साइन इन करें।' },
    { picture: 'form', caption: 'बैंक और UPI की बिक्री अलग, नक़द की अलग।' },
    { picture: 'code', caption: 'आख़िरी कोड। उसके बिना रिटर्न गिना नहीं जाता।' },
  ],
  needs: [
    { id: 'pan', label: 'पैन, आधार से जुड़ा हुआ' },
    { id: 'mobile', label: 'आधार से जुड़ा मोबाइल नंबर' },
    { id: 'bank-statement', label: 'पूरे साल के बैंक स्टेटमेंट' },
    { id: 'sales-book', label: 'साल की बिक्री: नक़द और डिजिटल अलग-अलग' },
    { id: 'other-income', label: 'दूसरी आमदनी', note: 'किराया, ब्याज, मज़दूरी।' },
  ],
  steps: [
    {
      id: 'fits',
      title: 'देखें कि आसान नियम आपके लिए है',
      text: 'साल की {income-tax.presumptive.turnover-max|before} तक की बिक्री; उसमें नक़द नाम का हो, तो {income-tax.presumptive.turnover-max-digital|before} तक।',
    },
    {
      id: 'add',
      title: 'साल का जोड़ करें',
      text: 'अप्रैल से मार्च तक, बैंक और UPI से, और नक़द।',
    },
    {
      id: 'profit',
      title: 'माना गया मुनाफ़ा निकालें',
      text: 'बैंक, कार्ड या UPI से आए का {income-tax.presumptive.profit-digital}, नक़द का {income-tax.presumptive.profit-cash}। सच में ज़्यादा कमाया हो, तो ज़्यादा बताएँ।',
    },
    {
      id: 'compare',
      title: 'देखें कि पोर्टल को क्या पता है',
      text: 'उसके सालाना स्टेटमेंट में ब्याज, कटा टैक्स और बड़े भुगतान दिखते हैं। जो वहाँ है, वह रिटर्न में भी होना चाहिए।',
    },
    {
      id: 'form',
      title: 'जो फ़ॉर्म वह सुझाए, वह चुनें',
      text: 'आसान नियम वाली कारोबार की आमदनी का। जो ख़ाने पूछे जाएँ वही भरें, और कोई नहीं।',
    },
    {
      id: 'pay',
      title: 'जो बाक़ी है, दें',
      text: 'पोर्टल पर। चालान सेव करें।',
    },
    {
      id: 'send',
      title: 'भेजें और साबित करें',
      text: 'आधार वाले फ़ोन पर आए कोड से। जो रिटर्न साबित न हो, वह न भरा गिना जाता है।',
    },
    {
      id: 'keep',
      title: 'रसीद रखें',
      text: 'लोन चाहिए, तो बैंक इसे माँगते हैं। अगले साल अग्रिम टैक्स {income-tax.presumptive.advance-tax} तक दें।',
    },
  ],
  wrongAnswer: 'देर से {income-tax.return-belated} तक भर सकते हैं, शुल्क देकर।',
  wrong: [
    '**देर हुई।** {income-tax.return-belated} तक अब भी भर सकते हैं, शुल्क देकर: {income-tax.late-fee-small-income|before} तक की आमदनी पर {income-tax.late-fee-small}, उससे ऊपर {income-tax.late-fee}।',
    '**ग़लती हुई।** {income-tax.return-revised} तक सुधारा हुआ रिटर्न भरें।',
    '**माने गए मुनाफ़े से कम बताना चाहते हैं।** तब बही-खाता चाहिए और शायद ऑडिट। पेशेवर की मदद लें।',
    '**तारीख़ टल सकती है।** उस महीने पोर्टल की ख़बरें देखें।',
  ],
  call: ['आयकर पोर्टल का हेल्प डेस्क; नंबर पहले पेज पर है।', 'मुनीम, जब लोन, मकान-ज़मीन या नोटिस आ जाए।'],
  portals: ['incometax'],
  pages: ['blog/tax-return-date', 'tools/financial-hub', 'infographics/year-wheel'],
});
