import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/guide-tools.ts';

/** What the tools of a guide say; they come with the tools' code (features/guide-tools). */
export const text = {
  label: 'इस गाइड के टूल',
  size: (kilobytes: string) => `${kilobytes} kB।`,
  onThisPhone: 'बिना सिग्नल खुलता है।',
  save: {
    button: 'सेव करें',
    saved: 'सेव है',
    done: 'बाद के लिए सेव हो गया',
    where: 'यह बिना सिग्नल खुलता है। यह आपको “काम की जानकारी” में मिलेगा।',
    notYet: 'यह “काम की जानकारी” में आपकी सूची में है। पेज ख़ुद सिग्नल होने पर आएगा।',
    removed: 'अब आपकी सूची में नहीं',
    shared: 'सेव नहीं हुआ: यह साझा फ़ोन है, इसलिए साइट इस पर कुछ नहीं रखती।',
    refused: 'सेव नहीं हुआ: यह फ़ोन हमें सेव नहीं करने देता।',
    see: 'देखें, आपने क्या सेव किया',
  },
  savedList: {
    loading: 'इस फ़ोन पर देख रहे हैं...',
    empty: 'अभी कोई गाइड सेव नहीं है। कोई गाइड खोलें और “सेव करें” दबाएँ: वह यहाँ दिखेगा।',
    schemes: 'सेव की हुई योजनाएँ',
    onThisPhone: 'इस फ़ोन पर',
    notYet: 'अभी इस फ़ोन पर नहीं',
    remove: (title: string) => `“${title}” को सूची से हटाएँ`,
    removeButton: 'हटाएँ',
    unreadable: 'यह फ़ोन हमें कुछ भी सेव नहीं करने देता।',
    size: (kilobytes: string) => `${kilobytes} kB`,
  },
  share: {
    button: 'शेयर करें',
    label: 'यह गाइड शेयर करें',
    send: 'किसी ऐप से भेजें',
    whatsApp: 'WhatsApp',
    copy: 'लिंक कॉपी करें',
    copyText: 'सूची कॉपी करें',
    copied: 'कॉपी हो गया',
    notCopied: 'इस फ़ोन ने कॉपी नहीं करने दिया',
    notSent: 'यह नहीं भेजा जा सका। WhatsApp से भेजें, या कॉपी कर लें।',
    showQr: 'स्कैन वाला कोड दिखाएँ',
    hideQr: 'कोड छिपाएँ',
    file: 'फ़ाइल बनाकर भेजें',
    saveFile: 'फ़ाइल सेव करें',
    fileNote: 'यह फ़ाइल बिना नेटवर्क खुलती है। इसे Bluetooth या Quick Share से भेजें।',
    fileFailed: 'फ़ाइल नहीं बन सकी। शायद सिग्नल नहीं है।',
    fileSaved: 'आपके डाउनलोड में सेव है',
    opensNewTab: 'नए टैब में खुलता है',
  },
  file: {
    savedOn: (date: string) => `${date} को सेव किया गया।`,
    newest: 'नियम बदलते हैं। सबसे नया यहाँ है:',
  },
  text: {
    button: 'अक्षर का साइज़',
    label: 'अक्षरों का साइज़, सारे पेजों पर',
    sizes: { normal: 'सामान्य', large: 'बड़ा', largest: 'बहुत बड़ा' },
    notStored: 'सिर्फ़ इस पेज पर: यह फ़ोन हमें सेव नहीं करने देता।',
  },
  print: {
    button: 'छापें',
  },
  checklist: {
    progress: {
      ready: (ticked: number, all: number) => `${all} में से ${ticked} तैयार।`,
      done: (ticked: number, all: number) => `${all} में से ${ticked} हो गए।`,
    },
    stored: {
      ready: 'इस फ़ोन पर रहता है। यहाँ जिस काग़ज़ पर निशान लगाएँ, दूसरे गाइडों में भी लग जाता है।',
      done: 'इस फ़ोन पर रहता है।',
    },
    shared: 'यह साझा फ़ोन है: निशान नहीं रखे जाते।',
    refused: 'यह फ़ोन हमें सेव नहीं करने देता: पेज छोड़ते ही निशान चले जाते हैं।',
    print: 'यह सूची छापें',
    share: 'यह सूची शेयर करें',
    shareTitle: (guide: string) => `निशान लगाने की सूची: ${guide}`,
  },
  pageFacts: {
    size: (kilobytes: string) => `${kilobytes} kB`,
    onThisPhone: 'ऑफ़लाइन',
    notYet: 'ऑनलाइन',
  },
  barcode: {
    label: 'लकीरों के नीचे का नंबर',
    hint: '8, 12, 13 या 14 अंक। कुछ नहीं भेजा जाता: हिसाब आपका फ़ोन करता है।',
    check: 'नंबर जाँचें',
    empty: 'पहले नंबर लिखें।',
    notDigits: 'सिर्फ़ अंक लिखें। बीच में ख़ाली जगह चलेगी।',
    wrongLength: (digits: number) =>
      `ये ${digits === 1 ? 'एक अंक' : `${digits} अंक`} हैं। EAN-13 में 13, UPC-A में 12, EAN-8 में 8, ITF-14 में 14 होते हैं।`,
    valid: (form: string) => `आख़िरी अंक ठीक है: सही ${form}। इससे यह नहीं पता चलता कि नंबर किसका है।`,
    wrongDigit: (form: string, last: number, expected: number) =>
      `आख़िरी अंक ठीक नहीं। ${form} मानें, तो नंबर के आख़िर में ${expected} होना चाहिए, ${last} नहीं। हर अंक फिर देख लें।`,
  },
  linkToPart: (heading: string) => `“${heading}” का लिंक`,
  linkCopied: 'इस हिस्से का लिंक कॉपी हो गया',
} as const satisfies TextIn<'hi', typeof english>;
