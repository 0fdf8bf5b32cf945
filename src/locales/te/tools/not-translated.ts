import type { Translation } from '../../language.ts';
import type { text as english } from '../../en/tools/not-translated.ts';

/** On a page that has no text in the reader's language yet. */
export const text = {
  page: 'ఈ పేజీ ఇంకా మీ భాషలో లేదు. ఇంగ్లిష్‌లో చూపిస్తున్నాం.',
  original: 'ఇంగ్లిష్ పేజీ తెరవండి',
} as const satisfies Translation<typeof english>;
