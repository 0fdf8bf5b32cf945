import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/not-translated.ts';

/** On a page in another language: that it has no text in it yet, or who has read its text. */
export const text = {
  page: 'यह पेज अभी आपकी भाषा में नहीं है। इसे अंग्रेज़ी में दिखाया गया है।',
  original: 'अंग्रेज़ी पेज खोलें',
  draft: 'मशीन की मदद से बना मसौदा, अभी किसी ने अपना नाम देकर नहीं पढ़ा',
  /** Where a few sentences have no translation, or their English has changed since. */
  draftPartly: 'मशीन की मदद से बना मसौदा; जहाँ अंग्रेज़ी नई है, वहाँ अंग्रेज़ी में',
  readBy: (name: string, day: string) => `${name} ने ${day} को पढ़ा`,
  report: 'ग़लती बताएँ',
} as const satisfies TextIn<'hi', typeof english>;
