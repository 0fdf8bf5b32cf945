import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/financial-hub.ts';
import { text as facts } from '../facts.ts';
import { sums } from './financial-hub/sums.ts';

/** What stands around every calculator. */
export const text = {
  form: {
    label: 'आपके आँकड़े',
    submit: 'हिसाब करें',
    example: 'उदाहरण भरें',
    clear: 'फिर से शुरू करें',
    optional: 'चाहें तो',
    choose: 'एक चुनें',
    presets: 'किसी योजना की रक़म भरें',
    restored: 'आपके पिछले आँकड़े भर दिए हैं।',
    shared: 'यह फ़ोन साझा फ़ोन है: आप जो लिखें, वह इस पर नहीं रखा जाता।',
    notStored: 'यह फ़ोन सेव करने नहीं देता: आपके जाते ही आँकड़े मिट जाते हैं।',
    noScript: 'हिसाब को JavaScript चाहिए, जो बंद है या नहीं पहुँची। नियम और हल किया उदाहरण इसी पेज पर हैं।',
    problems: 'इसे ठीक करें',
  },
  problems: {
    missing: 'इसे भरें।',
    'not-a-number': 'नंबर अंकों में लिखें। उसके बाद लाख या करोड़ लिख सकते हैं।',
    'not-a-date': 'ऐसी तारीख़ लिखें, जो होती हो।',
    'too-early': 'यह दिन ऊपर वाले दिन से पहले का है।',
    'too-small': (limit: string) => `यह ${limit} या ज़्यादा होना चाहिए।`,
    'too-large': (limit: string) => `यह ${limit} या कम होना चाहिए।`,
    'too-fine': (places: number) =>
      places === 0 ? 'पूरा नंबर लिखें।' : `बिंदु के बाद ज़्यादा से ज़्यादा ${places} अंक लिखें।`,
  },
  result: {
    heading: 'नतीजा',
    main: (label: string, value: string) => `${label}: ${value}`,
    lines: 'एक-एक लाइन',
    entered: 'क्या भरा गया',
    ticked: 'हाँ',
    workedOut: (date: string) => `${date} का हिसाब।`,
    figures: 'क़ानून के आँकड़े, जो लिए गए',
    noFigures: 'इस हिसाब में क़ानून का कोई आँकड़ा नहीं: सिर्फ़ आपके अपने आँकड़े हैं।',
    assumptions: 'इस हिसाब ने क्या मान लिया है',
    general:
      'आम जानकारी, आपके भरे आँकड़ों से। यह क़ानूनी या टैक्स की सलाह नहीं है। फ़ैसला दफ़्तर के अपने हिसाब से होता है।',
    chart: 'साथ-साथ',
  },
  unknown: {
    title: 'आज का पक्का आँकड़ा नहीं है',
    text: 'आज का एक आँकड़ा हमें नहीं पता, इसलिए हम कुछ हिसाब नहीं करते। आपके आँकड़े सेव हैं।',
    portal: 'सरकारी पोर्टल पर देखें',
  },
  share: {
    print: 'छापें',
    share: 'भेजें',
    whatsApp: 'WhatsApp से भेजें',
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गया',
    notCopied: 'यह ब्राउज़र कॉपी नहीं करने देता।',
    notShared: 'यह भेजा नहीं जा सका। इसे कॉपी कर लें।',
  },
  example: {
    heading: 'हल किया उदाहरण',
    asOn: (date: string) => `${date} के आँकड़ों से।`,
    entered: 'भरा गया',
    result: 'नतीजा',
  },
  sums,
  /** The figures that a result is based on. */
  facts,
} as const satisfies TextIn<'hi', typeof english>;
