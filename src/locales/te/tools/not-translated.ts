import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/not-translated.ts';

/** On a page that has no text in the reader's language yet. */
export const text = {
  page: 'ఈ పేజీ ఇంకా మీ భాషలో లేదు. ఇంగ్లిష్‌లో చూపిస్తున్నాం.',
  original: 'ఇంగ్లిష్ పేజీ తెరవండి',
  draft: 'యంత్రం సాయంతో చేసిన ముసాయిదా, పేరున్న వ్యక్తి ఎవరూ ఇంకా చదవలేదు',
  /** Where a few sentences have no translation, or their English has changed since. */
  draftPartly: 'యంత్రం సాయంతో చేసిన ముసాయిదా, ఇంగ్లిష్ కొత్తగా ఉన్న చోట ఇంగ్లిష్‌లోనే',
  readBy: (name: string, day: string) => `${day}న ${name} చదివారు`,
  report: 'తప్పు చెప్పండి',
} as const satisfies TextIn<'te', typeof english>;
