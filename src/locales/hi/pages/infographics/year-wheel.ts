import { sheet } from '../../sheet-page.ts';

/** Sheet: the days of the year that most small businesses meet. */
export const content = sheet({
  name: 'छोटे कारोबार का साल',
  title: 'छोटे कारोबार का साल: एक पर्चा | Niyam',
  description:
    'GST, आयकर, खाना, ट्रेड लाइसेंस और मज़दूरों के साल भर के दिन एक पहिए पर, और हर महीने क्या आता है। टाँगने के लिए।',
  heading: 'छोटे कारोबार का साल',
  lead: 'हर दिन आपके लिए नहीं। जिस ठेले के पास GST और मज़दूर नहीं, उसका ज़्यादा से ज़्यादा एक है: आयकर रिटर्न। तारीख़ें बदल सकती हैं: उस महीने पोर्टल देखें।',
  reviewedOn: '2026-11-23',
  sheet: {
    layout: 'wheel',
    parts: [
      {
        fact: 'labour.posh.report',
        title: 'समिति की रिपोर्ट',
        line: '{labour.posh.workers} या ज़्यादा कामगारों पर। कुछ ज़िले दूसरा दिन बताते हैं।',
      },
      {
        fact: 'income-tax.presumptive.advance-tax',
        title: 'अग्रिम टैक्स',
        line: 'छोटा कारोबार, जो आसान नियम से टैक्स देता है।',
      },
      {
        fact: 'gst.due.composition-choice',
        title: 'कंपोज़िशन',
        optional: true,
        line: 'अगले साल के लिए इसे चुनने का आख़िरी दिन।',
      },
      {
        fact: 'fssai.annual-return.due',
        title: 'खाद्य रिटर्न',
        line: 'सिर्फ़ लाइसेंस वाले बनाने वाले और विदेश से मँगाने वाले।',
      },
      {
        fact: 'gst.due.gstr4',
        title: 'GSTR-4',
        line: 'जो कंपोज़िशन स्कीम में है।',
      },
      {
        fact: 'income-tax.return-business',
        title: 'आयकर रिटर्न',
        line: 'बिना ऑडिट वाला कारोबार।',
      },
      {
        fact: 'trade.ghmc.apply-by',
        title: 'ट्रेड लाइसेंस',
        line: 'हैदराबाद, अगले साल का। नोटिस जाँच लें।',
      },
      {
        fact: 'gst.annual-return.due',
        title: 'GST सालाना रिटर्न',
        line: '{gst.annual-return.turnover|before} से ऊपर के टर्नओवर पर।',
      },
    ],
    monthly: [
      { title: '{labour.wages.due} तारीख़', line: 'पिछले महीने की मज़दूरी।' },
      { title: '{gst.due.gstr1} तारीख़', line: 'GSTR-1, अगर हर महीने भरते हैं।' },
      { title: '{labour.due} तारीख़', line: 'ESI और PF।' },
      { title: '{gst.due.gstr3b} तारीख़', line: 'GSTR-3B, टैक्स के साथ।' },
    ],
  },
  more: [
    {
      id: 'others',
      heading: 'कुछ लोगों के और दिन हैं',
      blocks: [
        {
          kind: 'text',
          text: 'कंपनियों, LLP, कारख़ानों और भुगतान में से टैक्स काटने वालों के और दिन हैं: [कंपनी पंजीकरण](/company-registration) और अपने [धंधे](/sectors) का पेज देखें। जो तिमाही GST भरता है, उसके दिन दूसरे हैं: [GST गाइड](/gst-compliance#returns) में लिखे हैं।',
        },
        {
          kind: 'entries',
          caption: 'दिन कहाँ लिखे हैं',
          rows: [
            {
              label: 'आयकर रिटर्न, बिना ऑडिट वाला कारोबार',
              fact: 'income-tax.return-business',
            },
            { label: 'GSTR-4', fact: 'gst.due.gstr4' },
            { label: 'GST सालाना रिटर्न', fact: 'gst.annual-return.due' },
            { label: 'लाइसेंस वाले बनाने वालों का खाद्य रिटर्न', fact: 'fssai.annual-return.due' },
            { label: 'ट्रेड लाइसेंस, हैदराबाद: आवेदन कब तक', fact: 'trade.ghmc.apply-by' },
          ],
        },
      ],
    },
  ],
});
