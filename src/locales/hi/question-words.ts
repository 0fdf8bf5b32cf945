import type { QuestionWords } from '../search-words.ts';

/** How people ask in Hindi. */
export const questionWords: QuestionWords = {
  asked: {
    aap: 'you',
    आप: 'you',
    aapka: 'your',
    aapki: 'your',
    aapke: 'your',
    आपकी: 'your',
    kitna: 'much',
    kitni: 'much',
    kitne: 'many',
    कितना: 'much',
    कितनी: 'much',
    कितने: 'many',
    kab: 'when',
    कब: 'when',
    tak: 'till',
    तक: 'till',
    bina: 'without',
    bagair: 'without',
    par: 'on',
    nahi: 'not',
    nahin: 'not',
    नहीं: 'not',
  },
  courtesies:
    /(?:aap|आप)\s+(?:log\s+)?(?:please\s+)?(?:mujhe\s+|मुझे\s+)?(?:bata|batla|बता|samjha|समझा)\p{L}*/u,
};
