import { task } from '../../task-page.ts';

/** Task: the first loan for street vendors. */
export const content = task({
  name: 'पीएम स्वनिधि लोन के लिए आवेदन करें',
  slug: 'svanidhi-loan',
  title: 'पीएम स्वनिधि लोन का आवेदन, निशान लगाते हुए | Niyam',
  description:
    'पथ विक्रेताओं का पहला लोन, बिना गारंटी: क्या तैयार रखें, आठ क़दम, बैंक में पढ़ने की चार बातें, और मना होने पर क्या करें।',
  heading: 'पीएम स्वनिधि लोन के लिए आवेदन करें',
  lead: 'पहला लोन {msme.svanidhi.first|before} तक, बिना गारंटी। फ़ॉर्म के पैसे कोई नहीं ले सकता।',
  topic: 'money',
  effort: 'visit',
  time: 'फ़ॉर्म में आधा घंटा, बैंक का एक चक्कर',
  cost: 'सरकार {vendor.loan.fee} लेती है',
  place:
    '[पीएम स्वनिधि पोर्टल](portal:pmsvanidhi) पर, कॉमन सर्विस सेंटर में, अपने बैंक में, या नगर पालिका के कैंप में।',
  frames: [
    { picture: 'address', portal: 'pmsvanidhi', caption: 'पोर्टल। उसके आख़िर में gov.in है।' },
    { picture: 'code', caption: 'फ़ोन पर आया कोड सिर्फ़ आपके लिए है।' },
    { picture: 'desk', caption: 'बैंक में: पढ़ें, पूछें, फिर दस्तख़त करें।' },
  ],
  needs: [
    { id: 'identity', label: 'आधार, जिससे आपका मोबाइल नंबर जुड़ा हो' },
    {
      id: 'vending-certificate',
      label: 'वेंडिंग सर्टिफिकेट, पहचान पत्र, सर्वे नंबर या अनुशंसा पत्र (LoR)',
    },
    { id: 'bank', label: 'आपके अपने नाम के खाते की बैंक पासबुक' },
    { id: 'mobile', label: 'आपका अपना मोबाइल फ़ोन, कोड के लिए' },
  ],
  steps: [
    {
      id: 'link',
      title: 'अपना नंबर आधार से जोड़ें',
      text: 'यह आधार केंद्र करता है। इसके बिना कोड नहीं आ सकता।',
    },
    {
      id: 'proof',
      title: 'विक्रेता होने का सबूत रखें',
      text: 'कुछ भी नहीं है? तो पहले [अनुशंसा पत्र](/how-to-guides/letter-of-recommendation) लें।',
    },
    {
      id: 'need',
      title: 'हिसाब लगाएँ कि कितना चाहिए',
      text: 'उतना लें जितना माल में लगे, उतना नहीं जितना मिल सके। क्या मंदी वाले महीने में किस्त दे पाएँगे?',
    },
    {
      id: 'apply',
      title: 'आवेदन करें',
      text: 'पोर्टल पर, या सर्विस सेंटर में मदद लेकर। वही शाखा चुनें, जहाँ आपका खाता है।',
    },
    {
      id: 'number',
      title: 'आवेदन नंबर रखें',
      text: 'आख़िरी स्क्रीन की फ़ोटो काफ़ी है।',
    },
    {
      id: 'bank',
      title: 'बैंक जाएँ',
      text: 'दस्तख़त से पहले चार बातें पूछें: रक़म, ब्याज, किस्त, और किस्त का दिन।',
    },
    {
      id: 'upi',
      title: 'QR कोड लगाएँ',
      text: 'इससे कैशबैक मिल सकता है: [UPI लें](/how-to-guides/svanidhi-upi)।',
    },
    {
      id: 'pay',
      title: 'हर किस्त अपने दिन पर दें',
      text: 'तब साल का {msme.svanidhi.subsidy} ब्याज वापस आता है, और अगला लोन खुलता है, {msme.svanidhi.second|before} तक।',
    },
  ],
  wrongAnswer: 'मना हुआ? वजह लिखकर माँगें। एजेंट नहीं चाहिए।',
  wrong: [
    '**बैंक मना करता है।** वजह लिखकर माँगें, फिर नगर पालिका के लोन काउंटर पर जाएँ।',
    '**बैंक शिकायत का जवाब नहीं देता।** [RBI लोकपाल](portal:rbiombudsman) उसे लेता है, {helpline.bank-complaints}।',
    '**एजेंट हिस्सा माँगता है।** वह ऐसा कुछ नहीं कर सकता, जो आप नहीं कर सकते। सर्विस सेंटर जाएँ।',
    '**किसी महीने किस्त नहीं दे सकते।** बैंक उस दिन से पहले जाएँ, बाद में नहीं।',
  ],
  call: [
    'आपकी नगर पालिका का लोन काउंटर।',
    'आपके बैंक की शाखा, आवेदन नंबर के साथ।',
    'बैंक की शिकायत: {helpline.bank-complaints}।',
  ],
  portals: ['pmsvanidhi', 'rbiombudsman'],
  pages: ['blog/pm-svanidhi-loan', 'infographics/svanidhi-ladder', 'how-to/svanidhi-upi'],
});
