import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/install.ts';

/** The offer to put the site on the home screen, and what Settings says of it. */
export const text = {
  label: 'आपकी होम स्क्रीन पर',
  title: 'होम स्क्रीन',
  offer: (name: string) => `${name} को होम स्क्रीन पर रखें?`,
  add: 'जोड़ें',
  how: 'कैसे, दिखाएँ',
  later: 'अभी नहीं',
  steps: {
    share: 'ब्राउज़र का शेयर वाला निशान दबाएँ। वह न दिखे, तो पहले ••• दबाएँ।',
    add: '“Add to Home Screen” चुनें।',
    confirm: '“Add” दबाएँ। अब यह आपकी होम स्क्रीन पर है।',
    startsEmpty: 'वहाँ यह ख़ाली शुरू होता है। जो अनुरोध इस ब्राउज़र में रुका है, वह इसी ब्राउज़र से भेजा जाता है।',
  },
  ways: {
    app: 'आपने इसे होम स्क्रीन से खोला है।',
    prompt: 'यह ऐप की तरह खुलता है, बिना सिग्नल भी, और जगह न के बराबर लेता है।',
    unknown:
      'हो सकता है ब्राउज़र के मेन्यू में “Add to Home screen” या “Install” हो। अगर यह पहले से वहाँ है, तो कुछ नहीं करना है।',
  },
  storage: {
    persistent: 'ब्राउज़र ने माना है कि यहाँ जो सेव है, उसे आपके हटाने तक रखेगा।',
    'while-there-is-room':
      'फ़ोन में जगह कम पड़े, तो ब्राउज़र यहाँ सेव की चीज़ें हटा सकता है। होम स्क्रीन पर यह ज़्यादा सुरक्षित है।',
    unknown: 'यह ब्राउज़र नहीं बताता कि यहाँ सेव की चीज़ें कब तक रखता है।',
  },
} as const satisfies TextIn<'hi', typeof english>;
