import { wordsOf, type Vocabulary } from '../search/model/words.ts';
import type { ConceptReader } from './concepts.ts';
import { isElsewhere, isIntent } from './question-tables.ts';

/** Most words of a question without its own topic. */
const mostWords = 5;

/**
 * True for a question without a topic, such as "and how much is it?" or "kitna lagega"; the earlier question
 * has it. One word that is not known to ask for a detail makes it a question of its own.
 */
export function isFollowUp(
  question: string,
  vocabulary: Vocabulary,
  reader: ConceptReader,
): boolean {
  if (isElsewhere(reader.read(question))) return false;
  const words = wordsOf(question.normalize('NFC'), vocabulary)
    .map(({ term }) => term)
    .filter((word) => !vocabulary.fillers.has(word) || isIntent(reader.read(word)));
  return (
    words.length > 0 &&
    words.length <= mostWords &&
    words.every((word) => isIntent(reader.read(word)))
  );
}
