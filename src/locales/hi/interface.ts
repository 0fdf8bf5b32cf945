import type { TextIn } from '../language.ts';
import type { text as english } from '../en/interface.ts';
import { factWords } from './fact-words.ts';
import { menuNames } from './menu-names.gen.ts';

/** The interface in Hindi. */
export const text = {
  menuNames,
  factWords,
  shell: {
    skipToContent: 'सीधे लेख पर जाएँ',
    loading: 'खुल रहा है...',
    getConsultation: 'मुफ़्त सलाह लें',
    nav: {
      label: 'मुख्य',
      all: 'सारे पेज',
      groups: {
        services: 'सेवाएँ',
        about: 'परिचय',
        resources: 'काम की जानकारी',
        tools: 'टूल',
      },
      soon: { soon: 'जल्द', 'coming-soon': 'जल्द आ रहा है' },
    },
    /** The short names of the bottom bar and the header. */
    places: {
      home: 'होम',
      find: 'ढूँढें',
      notices: 'नोटिस',
      dates: 'तारीख़ें',
      ask: 'पूछें',
      schemes: 'योजनाएँ',
      guides: 'गाइड',
      prices: 'दाम',
    },
    bar: 'ज़्यादा काम के',
    menu: 'मेन्यू',
    search: 'साइट पर खोजें',
    dashboard: 'डैशबोर्ड',
    beta: 'बीटा',
    clearPhone: 'इस फ़ोन पर जो रखा है, मिटाएँ',
    toTop: 'ऊपर जाएँ',
    contact: {
      call: 'फ़ोन करें',
      whatsApp: 'WhatsApp',
      trial: 'यह परख वाली साइट है: यह नंबर किसी को नहीं लगता।',
      whatsAppText: 'नमस्ते, मुझे अपने कारोबार के लाइसेंस के बारे में कुछ पूछना है।',
    },
    quick: {
      label: 'झट से खोलें',
      schemes: 'सरकारी योजनाएँ',
      ai: 'AI पोर्टल',
      food: 'रेस्टोरेंट और खाना',
      start: 'कारोबार शुरू करें',
    },
    assistant: {
      label: 'क़ानूनी सहायक',
      answered: 'सहायक ने आपके सवाल का जवाब दे दिया है।',
    },
    offline: 'सिग्नल नहीं है। गाइड और अनुरोध फिर भी चलते हैं।',
    offlineShared: 'सिग्नल नहीं है। गाइड फिर भी चलते हैं। अनुरोध नहीं: साझा फ़ोन अनुरोध नहीं रखता।',
    waiting: (count: number) => `भेजना बाक़ी: ${count}`,
    failed: {
      heading: 'इस पेज पर कुछ गड़बड़ हो गई',
      text: 'आपने जो भेजा या सेव किया, वह अब भी इस फ़ोन पर है। फिर कोशिश करें, या दूसरे तरीक़े से हमसे बात करें।',
      code: 'इस बारे में हमें फ़ोन करें, तो यह कोड बताएँ:',
      copy: 'कोड कॉपी करें',
      copied: 'कॉपी हो गया',
      retry: 'फिर कोशिश करें',
      home: 'होम',
    },
    safari: {
      title: 'Safari में दिक़्क़त',
      text: 'इस दिक़्क़त का हमें पता है और इसे ठीक किया जा रहा है।',
      suggestions: [
        'पेज फिर से लोड करें।',
        'Chrome या Firefox में खोलें।',
        'Safari का कैश और कुकी मिटाएँ।',
        'Safari को अपडेट करें।',
      ],
      refresh: 'पेज फिर लोड करें',
      home: 'होम पर जाएँ',
      details: 'तकनीकी जानकारी',
      error: (message: string) => `गड़बड़ी: ${message}`,
      unknownError: 'गड़बड़ी का पता नहीं',
      version: (version: string) => `Safari ${version}`,
      unknownVersion: 'पता नहीं',
    },
    update: {
      text: 'नया वर्ज़न तैयार है।',
      apply: 'अभी अपडेट करें',
      later: 'बाद में',
    },
  },
  footer: {
    office: 'हमारा दफ़्तर',
    comingSoon: 'जल्द आ रहा है',
    social: 'और जगह',
    languages: 'भाषाएँ',
    guides: 'गाइड',
    tools: 'टूल',
    site: 'इस साइट पर',
    trust: 'हमारे बारे में',
    notGovernment: (name: string) => `${name} एक निजी सेवा है। यह सरकारी साइट नहीं है।`,
    /** About the page itself, for a visitor who finds a fault in it (A11Y-09). */
    feedback: {
      question: 'इस पेज पर कुछ ग़लत है या छूट गया है? हमें बताएँ:',
      about: (path: string) => `पेज ${path} के बारे में: `,
      whatsApp: 'WhatsApp',
      or: ' या ',
      email: 'ई-मेल',
    },
    cookieChoice: 'कुकी की पसंद',
    notAdvice: 'यहाँ जो लिखा है वह जानकारी है, क़ानूनी सलाह नहीं।',
  },
  notSaved: {
    heading: 'ऑफ़लाइन हैं, पेज अभी सेव नहीं है',
    lead: 'यह पेज आपके फ़ोन पर नहीं है, और नेटवर्क जवाब नहीं दे रहा। आपका कुछ नहीं खोया।',
    slow: 'यह पेज आपके फ़ोन पर नहीं है, और नेटवर्क धीमा है। हम इसे अब भी ला रहे हैं। यह यहीं अपने-आप खुल जाएगा।',
    unknownAddress: 'इस फ़ोन पर रखे ऐप में इस पते का कोई पेज नहीं है, और नेटवर्क जवाब नहीं दे रहा। पता जाँच लें।',
    retry: 'फिर कोशिश करें',
    savedHeading: 'सेव किए पेज, जो अभी पढ़ सकते हैं',
    allSaved: (count: string) => `सेव किए सभी ${count} पेज`,
    toolTitle: 'एक बार इंटरनेट चाहिए। फिर बिना इंटरनेट चलेगा।',
    toolText: 'सिग्नल हो तब एक बार खोलें। आपका कुछ नहीं खोया।',
  },
  /** Whether a tool works with no signal yet, at this moment. */
  toolStatus: {
    unknown: 'सेव होने के बाद बिना सिग्नल चलता है।',
    saving: 'इस फ़ोन पर सेव हो रहा है। फिर बिना सिग्नल चलेगा।',
    saved: 'इस फ़ोन पर सेव है: बिना सिग्नल चलता है।',
  },
  page: {
    breadcrumb: 'आप यहाँ हैं',
    home: 'होम',
    contents: 'इस पेज पर',
    reviewed: (date: string) => `यह पेज ${date} को जाँचा गया।`,
    /** After one of our own prices or estimates. */
    stated: (date: string) => `${date} को बताया गया।`,
    asOn: (date: string) => `${date} को`,
    since: (date: string) => `${date} से`,
    held: (from: string, until: string) => `${from} से ${until} तक`,
    heldUntil: (until: string) => `${until} तक`,
    source: 'स्रोत',
    sentenceEnd: '।',
    unknown: 'सरकारी पोर्टल पर देखें',
    outdated: 'इस पर भरोसा करने से पहले जाँच लें',
    overdue: 'इसके कुछ स्रोत अब तक फिर पढ़े जाने थे। इस पर भरोसा करने से पहले सरकारी पोर्टल पर देख लें।',
    certainty: {
      law: (day: string, copyOn?: string) =>
        copyOn ? `${copyOn} पर क़ानून की कॉपी में ${day} को पढ़ा।` : `हमने क़ानून का मूल पाठ ${day} को पढ़ा।`,
      official: (day: string, copyOn?: string) =>
        copyOn ? `${copyOn} पर कॉपी में ${day} को पढ़ा।` : `हमने सरकारी पेज ${day} को पढ़ा।`,
      reported: (day: string) => `दूसरों की दी ख़बर; ${day} को पढ़ी।`,
      unconfirmed: () => 'पक्का नहीं: हमने मूल स्रोत नहीं पढ़ा है।',
    },
    /** How much of our statements about ourselves has a record. */
    proof: {
      none: 'इन्हें किसी और ने नहीं जाँचा है।',
      some: 'इनमें से कुछ का रिकॉर्ड हमारे पास है; बाक़ी किसी ने नहीं जाँचे हैं।',
      all: (asOn: string) => `हमारे पास हर एक का रिकॉर्ड है, सबसे पुराना ${asOn} का।`,
    },
    whatChanged: 'क्या बदला',
    before: (value: string, held: string) => `पहले: ${value}, ${held}`,
    card: {
      title: 'पाँच लाइनों में',
      doINeedIt: 'क्या मुझे यह चाहिए?',
      governmentFee: 'सरकारी शुल्क',
      ourFee: 'हमारी फ़ीस, अगर मदद चाहिए',
      time: 'समय',
      documents: 'काग़ज़',
    },
    doItYourself: 'ख़ुद करें',
    doItYourselfFree: 'मुफ़्त, ख़ुद करें',
    stepTime: 'समय',
    stepCost: 'ख़र्च',
    opensNewTab: 'नए टैब में खुलता है',
    faq: 'सवाल और जवाब',
    help: 'इस बारे में हमसे पूछें',
    offices: {
      openDays: 'सोमवार से शनिवार',
      map: (name: string) => `${name} नक़्शे पर`,
      phone: 'फ़ोन',
      email: 'ई-मेल',
      whatsApp: 'WhatsApp पर लिखें',
    },
  },
  units: {
    range: (from: string, to: string) => `${from} से ${to}`,
    dayOfMonth: (number: string) => `${number} तारीख़`,
  },
  lead: {
    forms: {
      consultation: {
        title: 'मुफ़्त सलाह लें',
        description: 'हमारे दफ़्तर से कोई आपको वापस फ़ोन करेगा।',
        benefits: [
          'कौन-से लाइसेंस चाहिए, और कौन-से नहीं।',
          'सरकारी शुल्क और हमारी फ़ीस अलग-अलग, आपके हाँ कहने से पहले।',
        ],
      },
      quote: {
        title: 'दाम पूछें',
        description: 'हम आपको लिखकर दाम भेजते हैं।',
        benefits: [
          'सरकारी शुल्क और हमारी फ़ीस अलग-अलग।',
          'जब तक आप दाम पर हाँ न कहें, कुछ नहीं किया जाता।',
        ],
      },
      audit: {
        title: 'नियमों की जाँच (ऑडिट) करवाएँ',
        description: 'हम देखते हैं कि क्या कमी है, सबसे बड़ी पहले।',
        benefits: ['क्या ठीक है, और क्या नहीं।', 'हर कमी के लिए: नियम, ख़र्च, अगला क़दम।'],
      },
      registration: {
        title: 'पंजीकरण में मदद माँगें',
        description: 'अपना नंबर छोड़ें, हम काग़ज़ों के बारे में आपको वापस फ़ोन करेंगे।',
        benefits: ['पहले आपको बताया जाता है कि कौन-सा काम आप ख़ुद, मुफ़्त में कर सकते हैं।'],
      },
      support: {
        title: 'मदद माँगें',
        description: 'पहले से हमारे साथ काम कर रहे हैं? नंबर छोड़ें, हम आपको वापस फ़ोन करेंगे।',
        benefits: ['जवाब इंसान देता है, मशीन नहीं।'],
      },
    },
    /** Not said on a shared phone, which keeps nothing. */
    worksOffline: 'सिग्नल न हो, तो अनुरोध आपके फ़ोन पर रुका रहता है।',
    close: 'बंद करें',
    notOpened: {
      text: 'यह फ़ॉर्म अभी इस फ़ोन पर नहीं है, और नेटवर्क इसे नहीं ला सका।',
      page: 'फ़ॉर्म का पेज खोलें',
    },
    toast: {
      title: 'आपका अनुरोध भेज दिया गया',
      received: 'हमारे दफ़्तर को मिल गया है।',
      text: (receipt: string) => `हमारे दफ़्तर को मिल गया है। आपकी रसीद है ${receipt}।`,
    },
    contacts: {
      whatsApp: 'नमस्ते, मुझे मुफ़्त सलाह चाहिए।',
      byWhatsApp: 'WhatsApp पर लिखें',
      byPhone: 'फ़ोन करें',
    },
  },
  newsletterBox: {
    label: 'समाचार-पत्र: आपका ई-मेल',
    subscribe: 'मँगवाएँ',
    next: 'अगले पेज पर आपकी सहमति पूछी जाएगी।',
  },
} as const satisfies TextIn<'hi', typeof english>;
