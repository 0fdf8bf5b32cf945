import type { FigureQuestion } from './model/figure-questions.ts';
import { fillFacts, referencedVersion, type FactSetting } from '../../content/facts/fact-text.ts';
import { needsReview } from '../../content/facts/lookup.ts';

/** A sentence with its figures in place. */
export interface StatedFigures {
  text: string;
  /** The oldest day on which one of them was last checked; undefined where none is stated. */
  checkedOn: string | undefined;
  /** One of them should have been looked at again by now. */
  isOverdue: boolean;
}

/**
 * The sentence that answers a question with figures, as on the setting's day. A figure that holds no
 * more, or is not sure, reads as `factText` has it.
 */
export function stateFigures(
  { id }: FigureQuestion,
  sentences: Readonly<Record<FigureQuestion['id'], string>>,
  setting: FactSetting,
): StatedFigures {
  const sentence = sentences[id];
  const versions = [...sentence.matchAll(/\{([^}]+)\}/g)].flatMap(
    ([, reference = '']) => referencedVersion(reference, setting) ?? [],
  );
  return {
    text: fillFacts(sentence, setting),
    checkedOn: versions.map(({ checkedOn }) => checkedOn).sort()[0],
    isOverdue: versions.some((version) => needsReview(version, setting.asOn)),
  };
}
