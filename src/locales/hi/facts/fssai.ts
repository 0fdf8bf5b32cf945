import type { FactId } from '../../../content/facts/lookup.ts';

export const fssai = {
  'fssai.registration.turnover-max': 'साल में इतने टर्नओवर तक पंजीकरण काफ़ी है',
  'fssai.state.turnover-max': 'साल में इतने टर्नओवर तक राज्य लाइसेंस काफ़ी है',
  'fssai.validity': 'प्रमाणपत्र या लाइसेंस कब तक चलता है',
  'fssai.renewal': 'प्रमाणपत्र ख़त्म होने से पहले नवीनीकरण कब करें',
  'fssai.vendor.fee': 'पंजीकृत माने जाने वाले पथ विक्रेता का शुल्क',
  'fssai.hawker.fee': 'फेरी वाले के पंजीकरण का शुल्क, 2024 के एक आदेश से',
  'fssai.seasonal.validity': 'मेले या त्योहार का पंजीकरण: ज़्यादा से ज़्यादा',
  'fssai.seasonal.fee': 'मेले या त्योहार के पंजीकरण का शुल्क',
  'fssai.registration.fee': 'पंजीकरण का सरकारी शुल्क, एक साल का',
  'fssai.state.fee': 'राज्य लाइसेंस का सरकारी शुल्क, एक साल का, कारोबार की क़िस्म से',
  'fssai.state.fee.most': 'राज्य लाइसेंस का साल का शुल्क: रेस्टोरेंट, दुकानें और ज़्यादातर बाक़ी',
  'fssai.state.fee.small-maker': 'राज्य लाइसेंस का साल का शुल्क: एक दिन में एक टन से कम बनाने वाले',
  'fssai.state.fee.large-maker':
    'राज्य लाइसेंस का साल का शुल्क: एक दिन में एक टन से ज़्यादा बनाने वाले, और होटल',
  'fssai.central.fee': 'केंद्रीय लाइसेंस का सरकारी शुल्क, एक साल का',
  'fssai.annual-return.due':
    'लाइसेंस लेकर सामान बनाने वालों और बाहर से मँगाने वालों का सालाना रिटर्न, पिछले साल का',
  'fssai.annual-return.late-fee': 'सालाना रिटर्न का विलंब शुल्क, एक दिन का',
  'fssai.annual-return.late-fee-cap': 'विलंब शुल्क ज़्यादा से ज़्यादा, लाइसेंस के सालाना शुल्क के कितने गुना',
  'fssai.penalty.no-licence': 'जिस कारोबार को लाइसेंस चाहिए, उसे बिना लाइसेंस चलाना',
  'fssai.penalty.sub-standard': 'घटिया खाना बेचना',
  'fssai.penalty.misbranded': 'ग़लत लेबल वाला खाना बेचना',
  'fssai.penalty.misleading-advertisement': 'खाने का भ्रामक विज्ञापन',
  'fssai.penalty.unhygienic': 'गंदगी में खाना बनाना या सँभालना',
  'fssai.penalty.unsafe': 'असुरक्षित खाना बेचना, किसी को नुक़सान न हुआ हो तब भी',
  'fssai.penalty.unsafe-prison': 'असुरक्षित खाने पर जेल, किसी को नुक़सान न हुआ हो तब भी: ज़्यादा से ज़्यादा',
  'fssai.penalty.other': 'ऐसा उल्लंघन, जिसका अधिनियम में अपना अलग जुर्माना नहीं',
  'fssai.notice.days': 'सुधार नोटिस में लिखी बात ठीक करने का समय, कम से कम',
  'fssai.notice.appeal': 'सुधार नोटिस के ख़िलाफ़ अपील का समय, ज़्यादा से ज़्यादा',
  'fssai.sample.parts': 'खाने के नमूने के सीलबंद हिस्से',
} as const satisfies Partial<Record<FactId, string>>;
