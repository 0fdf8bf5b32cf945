import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/lead.ts';

/** The lead form: its questions, its notice, and what becomes of a request. */
export const text = {
  fields: {
    fullName: 'आपका नाम',
    email: 'ई-मेल',
    phone: 'फ़ोन',
    businessName: 'आपके कारोबार का नाम',
    businessType: 'कारोबार किस तरह का है?',
    complianceStatus: 'क्या आपके लाइसेंस बने हैं?',
    consultationDate: 'कौन-सा दिन ठीक रहेगा',
    services: 'आपको क्या चाहिए?',
    budget: 'बजट (₹)',
    timeline: 'कब तक?',
    industry: 'काम का क्षेत्र',
    currentIssues: 'सबसे बड़ी दिक़्क़त क्या है?',
    businessSize: 'कारोबार कितना पुराना है?',
    urgency: 'कितनी जल्दी है?',
    notes: 'और कुछ, जो हमें पता होना चाहिए',
  },
  options: {
    businessType: {
      'Restaurant/Food Business': 'रेस्टोरेंट/खाद्य कारोबार',
      Manufacturing: 'सामान बनाना',
      'Retail/Wholesale': 'खुदरा/थोक',
      Services: 'सेवाएँ',
      'Technology/IT': 'टेक्नोलॉजी/IT',
      Healthcare: 'स्वास्थ्य',
      Education: 'शिक्षा',
      Other: 'कुछ और',
    },
    complianceStatus: {
      'Not registered yet': 'अभी पंजीकरण नहीं हुआ',
      'Partially compliant': 'कुछ काग़ज़ पूरे हैं',
      'Fully compliant': 'सब काग़ज़ पूरे हैं',
      'Not sure': 'पक्का नहीं पता',
    },
    services: {
      'FSSAI Registration': 'FSSAI पंजीकरण',
      'GST Registration': 'GST पंजीकरण',
      'Trade License': 'ट्रेड लाइसेंस',
      'Compliance Audit': 'नियमों की जाँच (ऑडिट)',
      'Legal Consultation': 'क़ानूनी सलाह',
      'Document Preparation': 'काग़ज़ तैयार करना',
    },
    budget: {
      'Under 5,000': '5,000 से कम',
      '5,000-10,000': '5,000 से 10,000',
      '10,000-25,000': '10,000 से 25,000',
      '25,000-50,000': '25,000 से 50,000',
      'Above 50,000': '50,000 से ऊपर',
    },
    timeline: {
      'Urgent 1-2 weeks': 'जल्दी है, 1-2 हफ़्ते',
      'Standard 1 month': 'सामान्य, 1 महीना',
      'Flexible 2-3 months': 'जल्दी नहीं, 2-3 महीने',
    },
    industry: {
      'Food & Beverage': 'खाना-पीना',
      Manufacturing: 'सामान बनाना',
      Retail: 'खुदरा',
      Services: 'सेवाएँ',
      Technology: 'टेक्नोलॉजी',
      Healthcare: 'स्वास्थ्य',
      Education: 'शिक्षा',
      'Real Estate': 'ज़मीन-मकान',
      Other: 'कुछ और',
    },
    currentIssues: {
      'No FSSAI license': 'FSSAI लाइसेंस नहीं है',
      'Missing GST registration': 'GST पंजीकरण नहीं है',
      'Expired licenses': 'लाइसेंस की तारीख़ निकल गई',
      'Non-compliance penalties': 'नियम न मानने का जुर्माना',
      'Documentation issues': 'काग़ज़ों की दिक़्क़त',
      Other: 'कुछ और',
    },
    businessSize: {
      'Startup 0-2 years': 'नया, 0-2 साल',
      'Small 2-5': 'छोटा, 2-5 साल',
      'Medium 5-10': 'मझोला, 5-10 साल',
      'Established 10+': 'जमा हुआ, 10+ साल',
    },
    urgency: {
      'Very Urgent': 'बहुत जल्दी है',
      Urgent: 'जल्दी है',
      Standard: 'सामान्य',
      'Not Urgent': 'जल्दी नहीं है',
    },
  },
  /** What a request is called in the list of what was sent. */
  requests: {
    consultation: 'सलाह का अनुरोध',
    quote: 'दाम पूछने का अनुरोध',
    audit: 'ऑडिट का अनुरोध',
    registration: 'पंजीकरण में मदद का अनुरोध',
    support: 'मदद का अनुरोध',
  },
  /** Stands in the notes of a form that was opened from a guide; the visitor can change it. */
  aboutGuide: (name: string) => `इस बारे में: ${name}`,
  optional: 'चाहें तो',
  choose: 'एक चुनें',
  submit: 'अनुरोध भेजें',
  submitting: 'भेज रहे हैं...',
  noScript: {
    canSend:
      'JavaScript बंद है या नहीं पहुँची। आप फिर भी यह फ़ॉर्म भेज सकते हैं। यह सीधे दफ़्तर जाता है, और इस फ़ोन पर कुछ नहीं रखा जाता।',
    cannotSend:
      'इस फ़ॉर्म को JavaScript चाहिए, जो बंद है या नहीं पहुँची। इसके बदले आप फ़ोन कर सकते हैं या WhatsApp पर लिख सकते हैं।',
  },
  sharedPhone: 'यह साझा फ़ोन है: आप जो लिखते हैं, वह इस पर नहीं रखा जाता। अनुरोध भेजे जाने तक इसी पेज पर रहें।',
  phoneTooShort: 'पूरा नंबर अंकों में लिखें।',
  notesTooLong: (over: string) => `इसे ${over} अक्षर छोटा करें, या बाक़ी WhatsApp से भेजें।`,
  problems: 'पहले इसे ठीक करें',
  draft: {
    restored: 'आपने जो लिखा था, हमने रख लिया।',
    discard: 'इसे हटा दें',
  },
  /** Seen only where styles do not arrive: the field is there for programs. */
  trap: 'यह ख़ाना ख़ाली छोड़ें',
  notice: {
    /** Must change with any word below: each lead says which version its sender saw. */
    version: '4',
    purpose: (office: string) =>
      `आप जो लिखते हैं, वह ${office} के दफ़्तर को जाता है, इसी अनुरोध का जवाब देने के लिए, और किसी काम के लिए नहीं।`,
    untilSent: 'भेजे जाने तक वह इस फ़ोन पर रहता है।',
    /** Where a sheet takes the requests and gives no receipt. */
    untilConfirmed: 'भेजे जाने तक वह इस फ़ोन पर रहता है, और अगर पहुँचने की पुष्टि कोई न करे, तो सात दिन और।',
    data: (page: string) =>
      `भेजा जाता है: ऊपर के जवाब, समय, जिस पेज से आप आए (${page}), फ़ॉर्म कितनी देर खुला रहा, और आपने इस सूचना का कौन-सा वर्ज़न देखा।`,
    rights:
      'आप इसे ठीक करवा सकते हैं या मिटवा सकते हैं: अपनी रसीद के साथ दफ़्तर को लिखें। तसल्ली न हो, तो भारत के डेटा संरक्षण बोर्ड (Data Protection Board of India) में शिकायत कर सकते हैं।',
    more: 'प्राइवेसी पॉलिसी',
  },
  office: {
    title: 'हमारा दफ़्तर अपने बारे में क्या कहता है',
    consultation: (minutes: number) => `मुफ़्त सलाह: ${minutes} मिनट`,
    slots: (count: number) => `हफ़्ते में ${count} स्लॉट`,
    hours: (times: string) => `लोग सोमवार से शनिवार ${times} जवाब देते हैं`,
    answer: (hours: number) => `${hours} घंटों में जवाब`,
    businesses: (count: number) => `${count}+ कारोबारों का काम किया`,
    success: (percent: number) => `${percent}% सफलता दर`,
    rating: (stars: number, reviews: number) => `${reviews} समीक्षाओं से ${stars} की रेटिंग`,
    own: 'ये बातें हमारा अपना कहना हैं।',
  },
  sent: {
    stamp: 'भेज दिया',
    title: 'धन्यवाद',
    received: 'आपका अनुरोध दफ़्तर को मिल गया है।',
    text: (receipt: string) => `आपका अनुरोध दफ़्तर को मिल गया है। आपकी रसीद है ${receipt}।`,
    notStored: 'यह फ़ोन हमें सेव नहीं करने देता। रसीद लिख लें: वह यहाँ सूची में नहीं है।',
  },
  unconfirmed: {
    stamp: 'भेजा, पुष्टि नहीं',
    title: 'धन्यवाद',
    text: 'आपका अनुरोध भेज दिया गया। इस तरीक़े से दफ़्तर रसीद नहीं देता; कोई जवाब न आए, तो फ़ोन करें या लिखें।',
    again: 'सात दिन तक आप “देखें, क्या बाक़ी है” से इसे फिर भेज सकते हैं।',
  },
  saved: {
    stamp: 'भेजना बाक़ी',
    title: 'इस फ़ोन पर सेव है। सिग्नल मिलते ही जाएगा।',
    text: 'आपको इसे फिर भेजने की ज़रूरत नहीं।',
    /** With a signal the fault lies elsewhere. */
    unreached:
      'दफ़्तर से अभी संपर्क नहीं हो रहा। आपको इसे फिर भेजने की ज़रूरत नहीं। अगर Wi-Fi साइन इन माँगता है, तो पहले वह करें।',
    /** The Wi-Fi has answered in the server's place. */
    loginPage:
      'यह Wi-Fi साइन इन माँगता है। Wi-Fi का साइन-इन पेज खोलें: अनुरोध यहाँ सेव रहेगा और अपने-आप जाएगा।',
  },
  refusedLater: {
    stamp: 'आपको कुछ करना है',
    title: 'दफ़्तर यह अनुरोध नहीं ले सका',
    text: 'यह इस फ़ोन पर रखा है। “देखें, क्या बाक़ी है” में इसे बदलें, फिर यह दोबारा जाएगा।',
  },
  tooLate: {
    stamp: 'नहीं बदला',
    title: 'दफ़्तर को पहला संदेश मिल चुका है',
    text: 'वह आपके बदलने से पहले पहुँच गया। आपका नया संदेश अनुरोधों की सूची में रहेगा। उसे WhatsApp से भेजें, या हमें फ़ोन करें।',
  },
  /** Heads the form in which the text of a waiting request is changed. */
  change: {
    title: 'अपना अनुरोध बदलें',
    description: 'यह इस फ़ोन पर रुका है, और जब तक यह फ़ॉर्म खुला है, भेजा नहीं जाता। ठीक हो जाए, तब फिर भेजें।',
  },
  /** While the text of a waiting request is being changed. */
  changeTooLate: {
    sending: {
      title: 'पहला संदेश अभी भेजा जा रहा है',
      text: 'अगर वह नहीं पहुँचा, तो उसकी जगह आपका बदला हुआ भेजा जाएगा।',
    },
    sent: {
      title: 'पहला संदेश भेजा जा चुका है',
      text: 'दफ़्तर को वह मिल गया है, इसलिए वह नहीं बदल सकता। आपने जो लिखा, वह अब भी यहाँ है। उसे आप नए अनुरोध के तौर पर भेज सकते हैं।',
    },
    unchangeable: {
      title: 'यह अनुरोध अब नहीं बदला जा सकता',
      text: 'आपके बदलने से पहले यह भेजा या मिटाया जा चुका था। आपने जो लिखा, वह अब भी यहाँ है। उसे आप नए अनुरोध के तौर पर भेज सकते हैं।',
    },
  },
  refused: {
    title: 'दफ़्तर यह अनुरोध नहीं ले सका',
    text: 'आपने जो लिखा, वह अब भी यहाँ है। उसे बदलकर फिर भेजें, या दूसरे तरीक़े से हमसे बात करें।',
  },
  failed: {
    title: 'फ़ॉर्म नहीं भेजा जा सका। फिर कोशिश करें या सीधे हमसे बात करें।',
    text: 'हम इसे न सेव कर सके, न भेज सके। आपने जो लिखा, वह अब भी यहाँ है।',
    loginPage:
      'यह Wi-Fi साइन इन माँगता है। Wi-Fi का साइन-इन पेज खोलें, फिर इसे दोबारा भेजें। आपने जो लिखा, वह इस पेज को छोड़ने तक यहाँ है।',
    shared:
      'यह नहीं भेजा जा सका, और साझा फ़ोन पर कुछ नहीं रखा जाता। आपने जो लिखा, वह इस पेज को छोड़ने तक यहाँ है।',
  },
  /** The device no longer holds what it had saved. */
  lost: {
    stamp: 'अब सेव नहीं है',
    title: 'आपका अनुरोध अब इस फ़ोन पर नहीं है',
    text: 'दफ़्तर की पुष्टि से पहले वह यहाँ से मिट गया। आपने जो लिखा था, नीचे है: उसे फिर भेजें, या दूसरे तरीक़े से हमसे बात करें।',
    again: 'सेव करके फिर भेजें',
    failed: 'इसे न सेव किया जा सका, न भेजा जा सका। आपने जो लिखा, वह अब भी यहाँ है।',
  },
  /** The same draft, sent off from another tab. */
  already: {
    title: 'आप यह अनुरोध पहले ही भेज चुके हैं',
    sent: (when: string) => `दफ़्तर को यह ${when} से मिला हुआ है।`,
    waiting: (when: string) => `यह ${when} दूसरी विंडो से सेव हुआ था, और अपने-आप जाएगा।`,
    receipt: (receipt: string) => `इसकी रसीद है ${receipt}।`,
    text: 'कुछ भी दो बार नहीं भेजा गया। क्या यह कोई और बात है? तो इसे नए अनुरोध के तौर पर भेजें।',
    another: 'नए अनुरोध के तौर पर भेजें',
  },
  seeOutbox: 'देखें, क्या बाक़ी है',
  seeSent: 'देखें, क्या भेजा',
  stillWaiting: (count: number) =>
    count === 1 ? 'पहले का एक अनुरोध अब भी भेजना बाक़ी है।' : `पहले के ${count} अनुरोध अब भी भेजने बाक़ी हैं।`,
  notAccepted: 'दफ़्तर ने यह जवाब नहीं लिया।',
  another: 'एक और अनुरोध भेजें',
  /** Why the server refused a request, by the code of its answer. */
  refusals: {
    invalid: (fields: string) =>
      fields === '' ? 'कुछ जवाब नहीं लिए गए।' : `जैसा लिखा है वैसा नहीं लिया गया: ${fields}।`,
    'id-reused':
      'दफ़्तर के पास आपका पहला संदेश है और वह उसे नहीं बदल सकता। नया संदेश WhatsApp से भेजें, या फ़ोन करें।',
    'too-large': 'लिखा हुआ बहुत लंबा है। इसे छोटा करें।',
    'too-old': 'यह इस ऐप के पुराने वर्ज़न से बना था। इसे फिर से लिखें।',
    'not-available': 'दफ़्तर अभी यह नहीं करता।',
    'session-expired': 'साइन इन करें, ताकि यह भेजा जा सके।',
    other: 'दफ़्तर ने इसे नहीं लिया।',
  },
} as const satisfies TextIn<'hi', typeof english>;
