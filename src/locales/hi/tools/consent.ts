import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/consent.ts';

/** The question about cookies. It loads after the first touch. */
export const text = {
  label: 'कुकी',
  text: 'क्या हम एनालिटिक्स कुकी से गिन लें कि साइट कितनी बार खुली? आप मना कर सकते हैं।',
  /** Where the owner has set up no analytics. */
  noAnalytics: 'हम आप पर नज़र नहीं रखते। क्या हम आगे चलकर एनालिटिक्स कुकी इस्तेमाल करें?',
  policy: 'प्राइवेसी पॉलिसी',
  accept: 'मंज़ूर',
  decline: 'मना करें',
} as const satisfies TextIn<'hi', typeof english>;
