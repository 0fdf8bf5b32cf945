import type { FigureQuestion } from './model/figure-questions.ts';
import { fillFacts, referencedVersion, type FactSetting } from '../../content/facts/fact-text.ts';
import { needsReview } from '../../content/facts/lookup.ts';
import { certainties, type Source } from '../../content/facts/types.ts';
import { certaintyText } from '../../ui/source-line.tsx';

/** A sentence with figures. */
export interface StatedFigures {
  text: string;
  /** The oldest reading of their sources; undefined when nobody has read one. */
  checkedOn: string | undefined;
  /** How we know the least certain of them; undefined when all are our own statements. */
  certainty: string | undefined;
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
  const sources = versions.flatMap(({ source }) => ('ours' in source ? [] : [source]));
  const weakest = weakestOf(sources);
  return {
    text: fillFacts(sentence, setting),
    checkedOn: sources.flatMap(({ readOn }) => readOn ?? []).sort()[0],
    certainty: weakest && certaintyText(weakest, setting),
    isOverdue: versions.some((version) => needsReview(version, setting.asOn)),
  };
}

/** Returns the least certain source, and the one that was read longest ago among several. */
const weakestOf = (sources: readonly Source[]): Source | undefined =>
  sources.toSorted(
    (one, other) =>
      certainties.indexOf(other.certainty) - certainties.indexOf(one.certainty) ||
      (one.readOn ?? '').localeCompare(other.readOn ?? ''),
  )[0];
