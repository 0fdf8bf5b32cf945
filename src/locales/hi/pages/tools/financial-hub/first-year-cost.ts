import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';
import { foodKind, foodNotes, road } from '../../../tools/financial-hub/shared-sum-words.ts';

/** What the first-year budget does and which figures it uses. */
export const content: PageContent = {
  name: 'पहले साल के शुल्क',
  updatedOn: '2026-11-23',
  title: 'पहले साल के लाइसेंस और पंजीकरण के शुल्क | Niyam',
  description:
    'पहले साल के सरकारी शुल्क, एक-एक लाइन: FSSAI, ट्रेड लाइसेंस, ट्रेडमार्क, LLP या कंपनी। मदद करने वाले की फ़ीस अलग। बिना इंटरनेट चलता है।',
  heading: 'पहले साल के शुल्क',
  lead: 'सरकार क्या माँगती है, एक-एक लाइन।',
  sections: [
    {
      id: 'rule',
      heading: 'क्या-क्या जुड़ता है',
      blocks: [
        {
          kind: 'list',
          items: [
            'जो पंजीकरण मुफ़्त हैं, वे मुफ़्त लिखे हैं: उद्यम, GST, ESI, PF और ई-श्रम।',
            'खाना: टर्नओवर से। वेंडिंग सर्टिफिकेट (विक्रय प्रमाणपत्र) वाला पथ विक्रेता कुछ नहीं देता। एक आदेश से, पैदल या ठेले से बेचने वाले भी कुछ नहीं देते। वह अब भी चल रहा है, इसकी हम पुष्टि नहीं कर सके।',
            'हैदराबाद की दुकान: उसके नाप और सड़क की चौड़ाई से।',
            'ट्रेडमार्क: क्लास की गिनती से।',
            'LLP: साझेदारों के लगाए पैसे से। कंपनी: राज्य की स्टांप ड्यूटी, पैन और TAN।',
          ],
        },
        {
          kind: 'entries',
          caption: 'कुछ आँकड़े',
          rows: [
            { label: 'ट्रेडमार्क, छोटा आवेदक, एक क्लास', fact: 'trademark.fee.low' },
            { label: 'आयात-निर्यात कोड', fact: 'sectors.iec.fee' },
            { label: 'LLP का नाम रोककर रखना', fact: 'company.llp.fee.name' },
            { label: 'कंपनी का पैन और TAN, लगभग', fact: 'company.fee.pan-tan' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'आगे पढ़ें',
      blocks: [
        {
          kind: 'callout',
          tone: 'free',
          title: 'मदद करने वाले को पैसे देना ज़रूरी नहीं',
          text: 'इनमें से हर काम उसके बिना हो सकता है, उन सरकारी साइटों पर जिनके नाम गाइड बताते हैं।',
        },
        {
          kind: 'pages',
          pages: [
            'start',
            'start/registration',
            'tools/financial-hub/fssai-fee',
            'tools/financial-hub/trade-licence-fee',
            'tools/financial-hub/trademark-fee',
          ],
        },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    entity: {
      label: 'कारोबार का रूप',
      options: {
        sole: 'अकेले, या पथ विक्रेता',
        llp: 'LLP',
        company: 'प्राइवेट लिमिटेड कंपनी',
      },
    },
    contribution: { label: 'साझेदारों का लगाया पैसा (₹)' },
    stampState: {
      label: 'कंपनी का राज्य (छोटी पूँजी की स्टांप ड्यूटी)',
      options: {
        other: 'दूसरा राज्य: स्टांप ड्यूटी छोड़ दें',
        telangana: 'तेलंगाना',
        andhra: 'आंध्र प्रदेश',
        delhi: 'दिल्ली',
        maharashtra: 'महाराष्ट्र',
      },
    },
    nameFirst: { label: 'नाम बाक़ी फ़ॉर्म से पहले रोककर रखा जाता है' },
    food: {
      label: 'खाना',
      options: {
        no: 'खाना नहीं',
        vendor: 'सड़क का खाना, वेंडिंग सर्टिफिकेट है',
        hawker: 'पैदल या ठेले से खाना, प्रमाणपत्र नहीं',
        yes: 'दूसरा खाना',
      },
    },
    turnover: { label: 'साल की बिक्री, जितनी आप सोचते हैं (₹)' },
    foodKind,
    trade: {
      label: 'ट्रेड लाइसेंस',
      options: {
        no: 'नहीं, या दूसरा शहर: इसे छोड़ दें',
        hyderabad: 'हैदराबाद की दुकान (उसके तीनों निगम)',
      },
    },
    area: { label: 'दुकान का नाप (वर्ग फ़ुट)' },
    road,
    trademark: {
      label: 'ट्रेडमार्क',
      options: {
        no: 'नहीं',
        small: 'एक मार्क: अकेला व्यक्ति, स्टार्टअप या छोटा उद्यम',
        other: 'एक मार्क: बाक़ी सब',
      },
    },
    classes: { label: 'मार्क की क्लास कितनी' },
    exports: { label: 'आयात-निर्यात कोड (IEC)' },
    otherFees: {
      label: 'बाक़ी सरकारी शुल्क (₹)',
      hint: 'जो आपका शहर या राज्य माँगता है और इस हिसाब को नहीं पता।',
    },
    helper: {
      label: 'मदद करने वाला क्या माँगता है (₹)',
      hint: 'एजेंट, मुनीम या वकील। इनसे करवाना ज़रूरी नहीं।',
    },
    helperGst: { label: 'मदद करने वाला GST जोड़ता है' },
  },
  lines: {
    free: 'उद्यम, GST, ESI, PF और ई-श्रम पंजीकरण',
    name: 'नाम रोककर रखना',
    entity: 'इसे बनाना, मंत्रालय का शुल्क',
    panTan: 'पैन और TAN, लगभग',
    stamp: 'स्टांप ड्यूटी, एक उदाहरण',
    food: 'FSSAI, एक साल',
    foodEnded: 'FSSAI, एक साल, {fssai.registration.fee@2026-03-31|until} तक की सूची से',
    trade: 'हैदराबाद का ट्रेड लाइसेंस',
    greenFund: 'तेलंगाना ग्रीन फ़ंड, ऊपर की ओर गोल किया',
    trademark: 'ट्रेडमार्क का आवेदन',
    exports: 'आयात-निर्यात कोड',
    otherFees: 'बाक़ी सरकारी शुल्क',
    government: 'पहले साल सरकार को',
    helper: 'मदद करने वाले को',
    helperTax: 'मदद करने वाले की फ़ीस पर GST',
    total: 'सब मिलाकर',
  },
  notes: {
    ...foodNotes,
    'llp-stamp': 'LLP के करारनामे की स्टांप ड्यूटी अलग है; वह राज्य तय करता है।',
    'llp-above': 'इतने पैसे का शुल्क हमारे पास नहीं है: मंत्रालय की साइट उसे दिखाती है।',
    'company-fee':
      '{company.fee.free-capital|before} तक की अधिकृत पूँजी पर मंत्रालय कुछ नहीं माँगता। दस्तख़त की चाबियाँ (DSC) निजी फ़र्मों से ख़रीदी जाती हैं और इस हिसाब में नहीं हैं।',
    'stamp-example':
      'स्टांप ड्यूटी {company.stamp.example-capital|before} की पूँजी का एक छपा हुआ उदाहरण है। आज की रक़म मंत्रालय का कैलकुलेटर दिखाता है।',
    'stamp-missing': 'राज्य की स्टांप ड्यूटी अलग है; मंत्रालय का कैलकुलेटर उसे दिखाता है।',
  },
  assumptions: [
    'एक साल के सरकारी शुल्क, हर एक एक बार। जमा रक़म, मकान का काम और सालाना टैक्स इसमें नहीं हैं।',
    'मालिक का पेशा कर (प्रोफ़ेशनल टैक्स), बेचने की फ़ीस और आग की मंज़ूरी हर जगह अलग है और इसमें नहीं है।',
    'जो पंजीकरण मुफ़्त हैं, उनका कुछ नहीं लगता, फ़ॉर्म चाहे कोई भी भरे।',
  ],
};
