import { sheet } from '../../sheet-page.ts';

/** Sheet: the three loans for street vendors, one above the other. */
export const content = sheet({
  name: 'पीएम स्वनिधि की सीढ़ी',
  title: 'पीएम स्वनिधि की सीढ़ी: एक पर्चा | Niyam',
  description:
    'पथ विक्रेताओं का पहला, दूसरा और तीसरा लोन बिना गारंटी, कार्ड, लौटने वाला ब्याज और कैशबैक। छापने और भेजने के लिए।',
  heading: 'पीएम स्वनिधि की सीढ़ी',
  lead: 'पथ विक्रेताओं का लोन, बिना गारंटी। पहला लोन समय पर चुकाएँ, तो अगला बड़ा।',
  sheet: {
    layout: 'ladder',
    tone: 'green',
    parts: [
      {
        amount: '{msme.svanidhi.first}',
        title: 'पहला लोन',
        line: 'विक्रेता कार्ड, सर्वे में नाम, या अनुशंसा पत्र (LoR) के साथ।',
      },
      {
        amount: '{msme.svanidhi.second}',
        title: 'दूसरा लोन',
        line: 'जब पहला चुका दिया।',
        more: 'दूसरे लोन के बाद RuPay क्रेडिट कार्ड है, जो UPI के साथ चलता है।',
      },
      {
        amount: '{msme.svanidhi.third}',
        title: 'तीसरा लोन',
        line: 'जब दूसरा चुका दिया।',
      },
    ],
    beside: [
      {
        title: 'ब्याज लौटता है: {msme.svanidhi.subsidy}',
        line: 'अगर हर किस्त अपने दिन पर दें।',
        more: 'यह साल के हिसाब से गिना जाता है। एक देर की किस्त से यह जा सकता है, और अगला लोन भी।',
      },
      {
        title: 'कैशबैक: ज़्यादा से ज़्यादा {vendor.loan.cashback}',
        line: 'UPI से पैसे लेने पर।',
      },
    ],
  },
  more: [
    {
      id: 'figures',
      heading: 'आँकड़े, और वे कहाँ लिखे हैं',
      blocks: [
        {
          kind: 'entries',
          caption: 'पीएम स्वनिधि',
          rows: [
            { label: 'पहला लोन, ज़्यादा से ज़्यादा', fact: 'msme.svanidhi.first' },
            { label: 'दूसरा लोन, ज़्यादा से ज़्यादा', fact: 'msme.svanidhi.second' },
            { label: 'तीसरा लोन, ज़्यादा से ज़्यादा', fact: 'msme.svanidhi.third' },
            { label: 'आवेदन का शुल्क', fact: 'vendor.loan.fee' },
            { label: 'योजना कब तक चलती है', fact: 'msme.svanidhi.ends' },
          ],
        },
        {
          kind: 'text',
          text: 'पैसे लेकर कोई इसे “पास नहीं करा” सकता। निशान लगाते हुए: [लोन के लिए आवेदन करें](/how-to-guides/svanidhi-loan), और [कैशबैक के लिए UPI लें](/how-to-guides/svanidhi-upi)।',
        },
      ],
    },
  ],
});
