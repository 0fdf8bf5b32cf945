import { textDigest } from '../../text-digest.ts';

/** Punctuation at the edges of a text that changes nothing in how it is said; a question mark does. */
const silentEdges = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}?!]+$/gu;

/** Returns a text as its clip says it: equal for texts that sound equal. Empty where nothing is said. */
export const clipText = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(silentEdges, '');

/**
 * Returns the name of a text's clip within its language, from the text alone: a text that has changed never finds an old
 * recording.
 */
export const clipKey = (text: string): string => textDigest(clipText(text));
