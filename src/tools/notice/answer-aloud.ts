/** The parts of an answer that are read aloud, and the button that calls. */
export const answerParts = 'h2, .situation > .prose, .deadlines > p, .said, .steps h3, .steps p';
export const callPart = '[data-notice="call"]';

/** Returns an answer as the voice says it: each part ends a sentence, and the digits of the number come one by one. */
export const answerAloud = (parts: readonly string[], call: string): string =>
  [...parts, call.replaceAll(/\d+/g, (digits) => [...digits].join(' '))]
    .map((text) => text.replace(/[.:?]?$/, (end) => end || '.'))
    .join(' ');
