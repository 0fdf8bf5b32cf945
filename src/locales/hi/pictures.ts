import type { TextIn } from '../language.ts';
import type { text as english } from '../en/pictures.ts';

/** The words in the pictures and around them. The pages say what the numbered places mean. */
export const text = {
  /** Across every picture, so that nobody takes it for a real paper. */
  specimen: 'नमूना',
  show: (kilobytes: string) => `तस्वीर दिखाएँ (${kilobytes} kB)`,
  missing: 'इस तस्वीर को एक बार इंटरनेट चाहिए।',
  /** The papers: `alt` names one to those who cannot see it, `places` are its numbered lines,
   * which the page explains below. */
  papers: {
    'vending-certificate': {
      alt: 'वेंडिंग सर्टिफिकेट का ख़ाका, जिस पर पाँच जगहों पर नंबर हैं।',
      title: 'विक्रय प्रमाणपत्र',
      office: 'नगर विक्रय समिति',
      places: ['नाम', 'विक्रय क्षेत्र', 'दिन और समय', 'किस तरह की बिक्री', 'कब तक चलेगा'],
    },
    'fssai-registration': {
      alt: 'खाद्य पंजीकरण का ख़ाका, जिस पर पाँच जगहों पर नंबर हैं।',
      title: 'पंजीकरण प्रमाणपत्र',
      office: 'खाद्य सुरक्षा',
      places: ['पंजीकरण नंबर', 'नाम', 'पता', 'कारोबार किस तरह का', 'कब तक चलेगा'],
    },
    'gst-certificate': {
      alt: 'GST प्रमाणपत्र का ख़ाका, जिस पर चार जगहों पर नंबर हैं।',
      title: 'GST पंजीकरण',
      office: 'टैक्स दफ़्तर',
      places: ['GST नंबर', 'नाम', 'पता', 'सामान्य या कंपोज़िशन'],
    },
    'trade-licence': {
      alt: 'ट्रेड लाइसेंस का ख़ाका, जिस पर पाँच जगहों पर नंबर हैं।',
      title: 'ट्रेड लाइसेंस',
      office: 'नगर निगम का दफ़्तर',
      places: ['निगम', 'नाम', 'धंधा और जगह का नाप', 'पता', 'आख़िरी दिन'],
    },
    'fee-receipt': {
      alt: 'रसीद का ख़ाका, जिस पर पाँच जगहों पर नंबर हैं।',
      title: 'रसीद',
      office: 'फ़ीस का काउंटर',
      places: ['दफ़्तर', 'नाम', 'आवेदन नंबर', 'रक़म', 'दिन और मुहर'],
    },
  },
} satisfies TextIn<'hi', typeof english>;
