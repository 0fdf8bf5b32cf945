import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/finder.ts';
import { text as amounts } from './finder-amounts.ts';
import { documents, municipalBodies, needs, offices, officesInShort } from './finder/needs.ts';
import { text as questions } from './finder-questions.ts';
import { rules } from './finder/rules.ts';

/** The licence finder. */
export const text = {
  questions,
  needs,
  rules,
  documents,
  offices,
  officesInShort,
  municipalBodies,
  amounts,
  trades: {
    title: 'आप क्या करते हैं?',
    options: {
      'cook-food': 'खाना बनाना',
      'goods-cart': 'ठेला: सब्ज़ी, सामान',
      shop: 'दुकान',
      'sew-repair': 'सिलाई, मरम्मत, सैलून',
      'home-work': 'घर से काम',
      'sell-online': 'ऑनलाइन बेचना',
    },
    more: 'और धंधे',
    /** The question for the kind of business of a trade. */
    kind: {
      'cook-food': 'आप कहाँ पकाते हैं?',
      'goods-cart': 'आप कहाँ बेचते हैं?',
      shop: 'आप क्या करते हैं?',
      'sew-repair': 'आप कहाँ काम करते हैं?',
      'home-work': 'आप क्या करते हैं?',
      'sell-online': 'आप क्या करते हैं?',
      more: 'आप क्या करते हैं?',
    },
  },
  /** The kinds of business in a few words, for tiles and for the line above the result. */
  kinds: {
    'street-fixed': 'सड़क पर, एक जगह',
    'street-mobile': 'चलता ठेला',
    'home-business': 'घर से',
    shop: 'दुकान',
    'office-service': 'मेरी अपनी जगह',
    restaurant: 'रेस्टोरेंट',
    'cloud-kitchen': 'सिर्फ़ डिलीवरी',
    'food-making': 'दुकानों के लिए',
    making: 'सामान बनाना',
    wholesale: 'थोक',
    'online-seller': 'ऑनलाइन दुकान',
    importer: 'आयात',
    exporter: 'निर्यात',
    transport: 'माल या सवारी ढोना',
    healthcare: 'क्लिनिक, लैब',
    education: 'स्कूल, क्लास',
    'real-estate': 'ज़मीन-मकान',
    it: 'सॉफ़्टवेयर',
    consulting: 'दफ़्तर का काम',
  },
  places: {
    title: 'कहाँ?',
    town: 'तेलंगाना का दूसरा शहर',
    village: 'तेलंगाना का गाँव',
    other: 'दूसरा राज्य',
    /** Where no city stands before it. */
    anyTown: 'कोई शहर या क़स्बा',
  },
  form: {
    noScript:
      'खोजक को JavaScript चाहिए, जो बंद है या नहीं पहुँची। नीचे के गाइड यही जवाब देते हैं, एक-एक काग़ज़ के लिए।',
    progress: (number: number, most: number) => `${most} में से ${number}`,
    continue: 'आगे',
    back: 'पीछे',
    unknown: 'नहीं पता',
    choose: 'एक चुनें',
    problem: 'इसे ठीक करें',
    chooseOne: 'जो जवाब सबसे ठीक बैठे, वह चुनें।',
  },
  stored: {
    onPhone: 'सिर्फ़ इस फ़ोन पर।',
    shared: 'यह फ़ोन साझा फ़ोन है। आपके जाते ही जवाब मिट जाते हैं।',
    refused: 'यह फ़ोन सेव करने नहीं देता। आपके जाते ही जवाब मिट जाते हैं।',
    fromLink: 'ये जवाब लिंक से आए हैं। आपके अपने जवाब अब भी सेव हैं।',
    useMine: 'मेरे जवाब लें',
  },
  result: {
    title: (papers: number) =>
      papers === 0
        ? 'अभी कोई काग़ज़ नहीं चाहिए'
        : papers === 1
          ? 'आपको 1 काग़ज़ चाहिए'
          : `आपको ${papers} काग़ज़ चाहिए`,
    asOn: (date: string) => `${date} का हिसाब। आम जानकारी है, क़ानूनी सलाह नहीं।`,
    about: (trade: string, place: string, sales?: string) =>
      [trade, place, sales && `साल में ${sales}`].filter(Boolean).join(' · '),
    startWith: 'यहाँ से शुरू करें:',
    groups: {
      now: 'अभी चाहिए',
      soon: 'जल्द चाहिए: टैक्स और काम करने वाले',
      rules: 'मानने के नियम',
      ask: 'इनके बारे में पूछें',
      askLead: 'यह राज्य, शहर या दफ़्तर तय करता है।',
    },
    optional: (count: number) =>
      count === 1 ? '1 और चाहें तो ले सकते हैं' : `${count} और चाहें तो ले सकते हैं`,
    optionalLead: 'इन्हें लेने को कोई मजबूर नहीं कर सकता। काम आ सकते हैं।',
    later: {
      title: (count: number) =>
        count === 1 ? 'एक सवाल का जवाब दें, तो और दिखेगा' : `${count} सवालों के जवाब दें, तो और दिखेगा`,
      mayAdd: (names: string, more: number) =>
        more > 0 ? `ये जुड़ सकते हैं: ${names}, और ${more} और` : `ये जुड़ सकते हैं: ${names}`,
    },
    first: 'सबसे पहले क्या करें',
    /** What the voice says. */
    aloud: {
      paper: (name: string, office: string, fee: string) => `${name}। ${office}। ${fee}।`,
      total: (sum: string) => `सारा सरकारी शुल्क: ${sum}।`,
    },
    stateRules: (state: string) => `${state}: यहाँ क्या अलग है, और किससे पूछें`,
    notNeeded: {
      title: (count: number) => `ये ${count} आपको नहीं चाहिए`,
      lead: 'आपके जवाबों के हिसाब से। कोई इन्हें बेचे, तो नियम लिखकर माँगें।',
      others: (count: number) => `${count} और, दूसरी तरह के कारोबार के लिए`,
    },
    why: 'क्यों?',
    rule: 'स्रोत',
    fee: 'सरकारी शुल्क',
    free: 'मुफ़्त',
    unsure: { reported: 'दूसरों की दी ख़बर', unconfirmed: 'पक्का नहीं' },
    /** A fee between two amounts, without spaces so that it stays on one line. */
    range: (least: string, most: string) => `${least}–${most}`,
    feeOpen: 'पूछें',
    /** A fee to which a further part is added. */
    andMore: (amount: string) => `${amount} +`,
    feeBySize: 'आकार से',
    askFee: 'शुल्क पता नहीं: पूछें',
    askFeeOnline: 'ऑनलाइन। शुल्क वहीं देखें।',
    time: 'कितना समय',
    lasts: 'कब तक चलता है',
    where: 'कहाँ',
    papers: 'इसके काग़ज़',
    guide: (page: string) => `और पढ़ें: ${page}`,
    checkOffice: 'आपकी जगह के लिए हम इस नियम की पुष्टि नहीं कर सके। दफ़्तर से पूछ लें।',
    missing: (questions: string) => `यह एक जवाब पर टिका है, जो बाक़ी है: ${questions}।`,
    answerNow: 'अभी जवाब दें',
    unknownAsk: (who: string) => `पता नहीं। इनसे पूछें: ${who}`,
    doesNotApply: 'किसी आवेदन की ज़रूरत नहीं',
    upTo: (amount: string) => `${amount} तक`,
    noneTicked: 'इनमें से कोई नहीं',
    notAnswered: 'जवाब नहीं दिया',
    unknown: 'नहीं पता',
    month: (amount: string) => `${amount} महीना`,
    total: {
      title: 'सारा सरकारी शुल्क',
      more: 'और वे शुल्क, जो आपका शहर या दफ़्तर तय करता है।',
      note: 'मदद चाहें तो हमारी फ़ीस अलग है।',
    },
    gather: {
      title: 'एक बार में सारे काग़ज़ जुटा लें',
      lead: 'जो आपके पास है, उस पर निशान लगाएँ।',
    },
    script: {
      title: 'दफ़्तर में क्या कहें',
      text: (trade: string, place: string) =>
        `“मेरा यह कारोबार है: ${trade}। जगह: ${place}। मुझे आपसे कौन-सा लाइसेंस चाहिए? कितने पैसे लगते हैं? कौन-से काग़ज़ चाहिए? नियम दिखा दीजिए। हर पैसे की रसीद दीजिए।”`,
    },
    answers: {
      title: 'आपके जवाब',
      change: 'बदलें',
      changeOf: (name: string) => `बदलें: ${name}`,
    },
    print: 'छापें',
    share: 'भेजें',
    shared: 'लिंक कॉपी हो गया। उसमें आपके जवाब हैं, पर बिक्री और तनख़्वाह नहीं।',
    shareByHand: 'यह लिंक कॉपी करें। इसमें आपके जवाब हैं, पर बिक्री और तनख़्वाह नहीं।',
    shareText: (names: string) => `मेरे कारोबार को क्या चाहिए: ${names}`,
    askUs: 'हमसे करवाएँ',
    again: 'फिर से शुरू करें',
    note: (trade: string, place: string, names: string) =>
      `लाइसेंस खोजक से। कारोबार: ${trade}। जगह: ${place}। उसने ये बताए: ${names}।`,
  },
  /** Reasons as sentences. `limit` is the line of the law that the amount is compared with. */
  reasons: {
    kind: (answer: string) => `आपका कारोबार: ${answer}।`,
    state: (answer: string) => `आपके काम का राज्य: ${answer}।`,
    place: (answer: string) => `आपकी जगह: ${answer}।`,
    food: (answer: string) => `खाने के बारे में आपने कहा: ${answer}।`,
    supply: (answer: string) => `लोग आपको इसके पैसे देते हैं: ${answer}।`,
    vehicle: (answer: string) => `आपकी गाड़ी: ${answer}।`,
    property: (answer: string) => `ज़मीन-मकान का आपका काम: ${answer}।`,
    power: (answer: string) => `बिजली से मशीनें: ${answer}।`,
    premises: (answer: string) => `आपके काम की जगह: ${answer}।`,
    entity: (answer: string) => `कारोबार किस रूप में है: ${answer}।`,
    health: (answer: string) => `स्वास्थ्य सेवाएँ: ${answer}।`,
    products: (answer: string) => `सामान, जिसके अपने नियम हैं: ${answer}।`,
    online: (answer: string) => `इंटरनेट पर: ${answer}।`,
    reach: (answer: string) => `राज्य के बाहर: ${answer}।`,
    building: (answer: string) => `इमारत के बारे में आपने कहा: ${answer}।`,
    does: (answer: string) => `आप क्या करते हैं: ${answer}।`,
    plans: (answer: string) => `आप चाहते हैं: ${answer}।`,
    turnover: (answer: string, limit?: string) =>
      limit ? `आपकी साल की बिक्री: ${answer}। सीमा: ${limit}।` : `आपकी साल की बिक्री: ${answer}।`,
    workers: (answer: string, limit?: string) =>
      limit
        ? `आपके यहाँ काम करने वाले लोग: ${answer}। नियम ${limit} से शुरू होता है।`
        : `आपके यहाँ काम करने वाले लोग: ${answer}।`,
    topWage: (answer: string, limit?: string) =>
      limit ? `सबसे ज़्यादा तनख़्वाह: ${answer}। सीमा: ${limit}।` : `सबसे ज़्यादा तनख़्वाह: ${answer}।`,
  },
} satisfies TextIn<'hi', typeof english>;
