import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';
import { foodKind, foodNotes } from '../../../tools/financial-hub/shared-sum-words.ts';

/** What the FSSAI fee calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'FSSAI शुल्क',
  updatedOn: '2026-11-23',
  title: 'FSSAI शुल्क का हिसाब: कौन-सी श्रेणी, कितना | Niyam',
  description:
    'किस टर्नओवर को FSSAI की कौन-सी श्रेणी चाहिए, और जितने साल का पहले से दें, उसका शुल्क, आख़िरी मिली शुल्क-सूची से। बिना इंटरनेट चलता है।',
  heading: 'FSSAI शुल्क',
  lead: 'आपकी श्रेणी और शुल्क।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'text',
          text: 'श्रेणी टर्नओवर से तय होती है। साल का शुल्क श्रेणी से तय होता है, राज्य लाइसेंस में कारोबार की क़िस्म से भी।',
        },
        {
          kind: 'entries',
          caption: 'श्रेणियाँ',
          rows: [
            { label: 'पंजीकरण, इस टर्नओवर तक', fact: 'fssai.registration.turnover-max' },
            { label: 'राज्य लाइसेंस, इस टर्नओवर तक', fact: 'fssai.state.turnover-max' },
            { label: 'वेंडिंग सर्टिफिकेट (विक्रय प्रमाणपत्र) वाला पथ विक्रेता', fact: 'fssai.vendor.fee' },
            { label: 'पैदल या ठेले से, FSSAI के एक आदेश से', fact: 'fssai.hawker.fee' },
          ],
        },
        {
          kind: 'entries',
          caption: 'एक साल का शुल्क, उस शुल्क-सूची से जो ख़त्म हो गई',
          rows: [
            { label: 'पंजीकरण', fact: 'fssai.registration.fee@2026-03-31' },
            { label: 'राज्य लाइसेंस, ज़्यादातर कारोबार', fact: 'fssai.state.fee.most@2026-03-31' },
            {
              label: 'राज्य लाइसेंस, छोटे बनाने वाले',
              fact: 'fssai.state.fee.small-maker@2026-03-31',
            },
            {
              label: 'राज्य लाइसेंस, बड़े बनाने वाले और होटल',
              fact: 'fssai.state.fee.large-maker@2026-03-31',
            },
            { label: 'केंद्रीय लाइसेंस', fact: 'fssai.central.fee@2026-03-31' },
          ],
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'आज का शुल्क',
          text: 'नियम {fssai.registration.turnover-max|from} को बदले। नई शुल्क-सूची हमने नहीं देखी: [FoSCoS](portal:foscos) पैसे देने से पहले रक़म दिखाता है। एक आदेश से, पैदल या ठेले से घूमकर बेचने वालों का शुल्क {fssai.hawker.fee|from} से {fssai.hawker.fee} रहा है। वह अब भी चल रहा है, इसकी हम पुष्टि नहीं कर सके।',
        },
      ],
    },
    {
      id: 'more',
      heading: 'आगे पढ़ें',
      blocks: [{ kind: 'pages', pages: ['guides/fssai-compliance'] }],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    vendor: { label: 'वेंडिंग सर्टिफिकेट' },
    hawker: { label: 'पैदल या ठेले से, उसके बिना' },
    turnover: { label: 'साल में खाने की बिक्री (₹)' },
    kind: foodKind,
    years: { label: 'कितने साल का पहले से देना है' },
  },
  lines: {
    year: 'उस सूची से एक साल का शुल्क',
    years: 'साल',
    ended: '{fssai.registration.fee@2026-03-31|until} तक की सूची का शुल्क',
    total: 'शुल्क, जो देना है',
  },
  notes: foodNotes,
  assumptions: [
    'नियम बदलने से पहले कुछ तरह के कारोबारों को, जैसे विदेश से मँगाने वालों को, किसी भी टर्नओवर पर केंद्रीय लाइसेंस चाहिए था। अब भी ऐसा है या नहीं, इसकी हम पुष्टि नहीं कर सके: जवाब FSSAI देता है।',
    'सिर्फ़ मेले या त्योहार के लिए FSSAI का एक आदेश ज़्यादा से ज़्यादा {fssai.seasonal.validity} का पंजीकरण देता है, {fssai.seasonal.fee} में। वह इस हिसाब में नहीं है।',
    'पहले से कुछ सालों का शुल्क दिया जाता है; प्रमाणपत्र की अपनी कोई आख़िरी तारीख़ नहीं है।',
  ],
};
