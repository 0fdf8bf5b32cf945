import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/how-to.ts';

/** The list of tasks, its filter, and what stands around each task. */
export const text = {
  card: {
    title: 'शुरू करने से पहले',
    time: 'समय',
    cost: 'ख़र्च',
    place: 'कहाँ',
  },
  /** The times of tasks are the team's estimates. */
  estimate: 'समय हमारा अंदाज़ा है।',
  frames: 'आपको क्या दिखेगा',
  list: {
    heading: 'सारे काम',
    meta: (time: string, cost: string) => `${time}। ख़र्च: ${cost}।`,
  },
  filter: {
    topic: 'किस बारे में है?',
    effort: 'आपके पास कितना समय है?',
    all: 'सब कुछ',
    anyTime: 'कोई भी',
    topics: {
      vending: 'सड़क पर आपकी जगह',
      food: 'खाना',
      money: 'पैसे',
      papers: 'काग़ज़ और लाइसेंस',
      tax: 'टैक्स',
      workers: 'कामगार',
      name: 'नाम और ब्रांड',
      help: 'मदद और शिकायतें',
    },
    efforts: {
      short: 'आधा घंटा',
      evening: 'फ़ोन पर एक शाम',
      visit: 'एक चक्कर का समय',
    },
    shown: (count: number) => (count === 1 ? '1 काम' : `${count} काम`),
    none: 'दोनों पर कोई काम नहीं बैठता। “सब कुछ” या “कोई भी” चुनें।',
  },
} satisfies TextIn<'hi', typeof english>;
