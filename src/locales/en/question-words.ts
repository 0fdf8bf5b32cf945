import type { QuestionWords } from '../search-words.ts';

/** How people ask in English, whose words stand for themselves. */
export const questionWords: QuestionWords = {
  asked: {},
  courtesies:
    /(?:can|could|would|will|do|did)\s+(?:you|u)\s+(?:please\s+|kindly\s+|pls\s+)*(?:tell|say|know|explain|help|advise|inform|guide|give|share)|thank\s+you/u,
  yesOrNo:
    /^(?:(?:hi|hello|sir|madam|please|so|and|but)\W+)*(?:(?:do|does|is|are|must|should|am|shall|may|have)\s|can\s+(?!you\b))|(?<!\b(?:what|which|how|when|where|who|why)\s+(?:\p{L}+\s+){0,3})\b(?:do|must|should|can|does|is)\s+(?:i|we|it|my)\b|\b(?:compulsory|mandatory|required|necessary)\s*\?/iu,
  allNeeds:
    /^(?:please\s+)?(?:tell\s+me\s+)?(?:what|which)(?:\s+(?:all|other|kinds?|types?|of|the|government|legal|business|licen[cs]es?|registrations?|permissions?|permits?|approvals?|things?|and|or))*\s+(?:(?:do|does|will|would|must|should)\s+(?:i|we|my\s+\p{L}+)\s+(?:need|require|take|get|have)|(?:is|are)\s+(?:needed|required))(?:\s+to\s+(?:get|have|take))?(?:\s+(?:for\s+my\s+\p{L}+|for\s+me|by\s+law))?\W*$/iu,
  dueThisMonth:
    /^(?=.*\b(?:due|deadlines?|last\s+dates?|dates|file|pay|filings?)\b)(?:what|which|show|list|tell|is|are|do|my|anything|any)\b.*\bthis\s+month\W*$/iu,
  workersTold: /(\d{1,4})\s*(?:workers?|employees?|labou?rers?|staff|people)(?!\p{L})/iu,
  salesTold: /\b(?:sales?|sell|selling|turnover|earn)\b/iu,
};
