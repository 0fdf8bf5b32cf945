import type { QuestionWords } from '../search-words.ts';

/** How people ask in English, whose words stand for themselves. */
export const questionWords: QuestionWords = {
  asked: {},
  courtesies:
    /(?:can|could|would|will|do|did)\s+(?:you|u)\s+(?:please\s+|kindly\s+|pls\s+)*(?:tell|say|know|explain|help|advise|inform|guide|give|share)|thank\s+you/u,
};
