import type { FactId } from '../../../content/facts/lookup.ts';

export const finder = {
  'finder.free.udyam-assist': 'उद्यम असिस्ट का सरकारी शुल्क',
  'finder.free.eshram': 'ई-श्रम कार्ड का सरकारी शुल्क',
  'finder.free.startup': 'स्टार्टअप की मान्यता का सरकारी शुल्क',
  'finder.free.gem': 'GeM पर विक्रेता के पंजीकरण का सरकारी शुल्क',
  'finder.free.composition': 'GST कंपोज़िशन स्कीम चुनने का सरकारी शुल्क',
  'finder.free.professional-tax': 'पेशा कर के पंजीकरण का सरकारी शुल्क',
  'finder.pan.fee': 'छपा हुआ पैन कार्ड, लगभग',
  'finder.pan.instant': 'आधार से तुरंत ई-पैन',
  'finder.pan.validity': 'पैन कब तक चलता है',
  'finder.pan.sales': 'इससे ज़्यादा बिक्री पर कारोबार के पास पैन होना ज़रूरी है',
} as const satisfies Partial<Record<FactId, string>>;
