import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/ledger.ts';

/** The visitor's own ledger at the top of the home page. */
export const text = {
  title: 'आपकी बही',
  onlyHere: 'सिर्फ़ इस फ़ोन पर',
  due: {
    late: 'दिन निकल गया',
    today: 'आज',
    tomorrow: 'कल',
    inDays: (days: number) => `${days} दिन में`,
  },
  request: {
    made: (when: string) => `आपका अनुरोध, ${when}`,
    other: (kind: string, when: string) => `${kind}, ${when}`,
    waiting: 'सिग्नल मिलते ही अपने-आप जाएगा।',
    problem: 'इसे खोलकर ठीक करें। फिर यह जाएगा।',
    held: 'साइन इन करें। फिर यह जाएगा।',
    done: 'जवाब देखने के लिए इसे खोलें।',
  },
  papers: 'जुटाने वाले काग़ज़',
  ready: (have: number, all: number) => `${all} में से ${have} तैयार`,
  lastRead: 'पिछली बार पढ़ा',
  next: {
    title: 'अब यह करें',
    request: 'अपना अनुरोध ठीक करें',
    find: 'देखें, कौन-से काग़ज़ चाहिए',
    papers: (paper: string, document: string) => `${paper}: यह तैयार करें: ${document}`,
    health: 'अपना कारोबार जाँचें',
    dates: 'अपनी तारीख़ें लगाएँ',
  },
  tiles: { need: 'मुझे क्या चाहिए?', notice: 'नोटिस', ask: 'पूछें' },
} as const satisfies TextIn<'hi', typeof english>;
