import { sheet } from '../../sheet-page.ts';

/** Sheet: what common mistakes cost at most, the small at the bottom. */
export const content = sheet({
  name: 'ग़लतियों की क़ीमत',
  reviewedOn: '2026-11-23',
  title: 'ग़लतियों की क़ीमत: जुर्माने एक पर्चे पर | Niyam',
  description:
    'GST रिटर्न की देरी से लेकर बिना लाइसेंस खाना बेचने तक: छोटे कारोबार की आम ग़लतियाँ ज़्यादा से ज़्यादा कितने की हैं। छापने और भेजने के लिए।',
  heading: 'ग़लतियों की क़ीमत',
  lead: 'छोटी वाली नीचे हैं। ज़्यादातर रक़में वे हैं, जो क़ानून ज़्यादा से ज़्यादा लेने देता है; कितना लगेगा, यह मामले पर है।',
  sheet: {
    layout: 'ladder',
    tone: 'red',
    parts: [
      {
        amount: '{gst.late-fee.nil-day}',
        title: 'एक दिन का, बिना बिक्री के GST रिटर्न की देरी पर',
        line: 'एक रिटर्न पर ज़्यादा से ज़्यादा {gst.late-fee.nil-cap}।',
      },
      {
        amount: '{income-tax.late-fee-small}',
        title: 'आयकर रिटर्न देर से भरा',
        line: '{income-tax.late-fee-small-income|before} तक की आमदनी पर। उससे ऊपर {income-tax.late-fee}।',
      },
      {
        amount: '{vendor.penalty}',
        title: 'बिना प्रमाणपत्र सड़क पर बेचना',
        line: 'या उसकी शर्तों के ख़िलाफ़। ज़्यादा से ज़्यादा, हर अपराध पर।',
      },
      {
        amount: '{gst.registration.penalty}',
        title: 'GST नंबर नहीं, जब ज़रूरी हो',
        line: 'या जो टैक्स बनता है, अगर वह ज़्यादा हो।',
      },
      {
        amount: '{labour.posh.fine}',
        title: 'आंतरिक समिति नहीं',
        line: '{labour.posh.workers} कामगारों से, यौन उत्पीड़न के ख़िलाफ़। ज़्यादा से ज़्यादा।',
      },
      {
        amount: '{fssai.penalty.unhygienic}',
        title: 'गंदगी में खाना सँभालना',
        line: 'ज़्यादा से ज़्यादा।',
      },
      {
        amount: '{sectors.scales.fine}',
        title: 'तराज़ू, जो मानक नहीं',
        line: 'पहली बार, ज़्यादा से ज़्यादा।',
        more: 'कुछ पहली चूकों पर, {sectors.scales.notice-since} से, पहले सुधार नोटिस आता है।',
      },
      {
        amount: '{fssai.penalty.no-licence}',
        title: 'बिना लाइसेंस खाना',
        line: 'जहाँ लाइसेंस चाहिए। ज़्यादा से ज़्यादा।',
        more: 'जिन्हें बस पंजीकरण चाहिए, वे इस धारा से बाहर हैं; उन पर छोटा जुर्माना लग सकता है, ज़्यादा से ज़्यादा {fssai.penalty.other}।',
      },
    ],
  },
  more: [
    {
      id: 'if-it-comes',
      heading: 'अगर नोटिस आए',
      blocks: [
        {
          kind: 'list',
          items: [
            'पढ़ें कि किस दिन तक जवाब माँगा है, और उस दिन से पहले लिखकर जवाब दें।',
            'पैसे रसीद लेकर ही दें। किसी के हाथ में नक़द नहीं।',
            'वकील के पैसे न हों, तो {helpline.legal-aid} पर फ़ोन करें: [मुफ़्त वकील लें](/how-to-guides/free-lawyer)।',
          ],
        },
        {
          kind: 'entries',
          caption: 'रक़में कहाँ लिखी हैं',
          rows: [
            { label: 'बिना बिक्री के GST रिटर्न की देरी, एक दिन का', fact: 'gst.late-fee.nil-day' },
            { label: 'आयकर रिटर्न की देरी, छोटी आमदनी', fact: 'income-tax.late-fee-small' },
            { label: 'बिना प्रमाणपत्र सड़क पर बेचना', fact: 'vendor.penalty' },
            { label: 'GST पंजीकरण नहीं', fact: 'gst.registration.penalty' },
            { label: 'आंतरिक समिति नहीं', fact: 'labour.posh.fine' },
            { label: 'गंदगी में खाना सँभालना', fact: 'fssai.penalty.unhygienic' },
            { label: 'तराज़ू, जो मानक नहीं', fact: 'sectors.scales.fine' },
            { label: 'बिना लाइसेंस खाना', fact: 'fssai.penalty.no-licence' },
          ],
        },
      ],
    },
  ],
});
