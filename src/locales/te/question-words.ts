import type { QuestionWords } from '../search-words.ts';

/** How people ask in Telugu. */
export const questionWords: QuestionWords = {
  asked: {
    meeru: 'you',
    మీరు: 'you',
    entha: 'much',
    ఎంత: 'much',
    enni: 'many',
    ఎన్ని: 'many',
    endaru: 'many',
    mandi: 'many',
    eppudu: 'when',
    ఎప్పుడు: 'when',
    varaku: 'till',
    వరకు: 'till',
    lekunda: 'without',
    lekapothe: 'without',
    లేకపోతే: 'without',
    లేకుండా: 'without',
    ledu: 'not',
    లేదు: 'not',
  },
  courtesies: /(?:meeru|మీరు)\s+(?:naaku\s+|నాకు\s+)?(?:cheppa|cheppe|చెప్ప)\p{L}*/u,
};
