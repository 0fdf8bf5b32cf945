import type { FigureQuestion } from './model/figure-questions.ts';
import { fillFacts, referencedVersion, type FactSetting } from '../../content/facts/fact-text.ts';
import { needsReview } from '../../content/facts/lookup.ts';

/** A sentence with figures. */
export interface StatedFigures {
  text: string;
  /** The oldest reading of their sources; undefined when nobody has read one. */
  checkedOn: string | undefined;
  /** True when one of the figures is overdue for review. */
  isOverdue: boolean;
}

/**
 * Returns the sentence for a figure question on the setting's day. `factText` words figures that have expired
 * or are uncertain.
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
    checkedOn: versions.flatMap(({ source }) => source.readOn ?? []).sort()[0],
    isOverdue: versions.some((version) => needsReview(version, setting.asOn)),
  };
}
