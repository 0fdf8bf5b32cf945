import {
  factText,
  fillFacts,
  referencedVersion,
  type FactSetting,
} from '../../content/facts/fact-text.ts';
import { needsReview } from '../../content/facts/lookup.ts';
import { certainties, type FactVersion, type Source } from '../../content/facts/types.ts';
import { certaintyText } from '../../ui/source-line.tsx';

/** A sentence with figures. */
export interface StatedFigures {
  text: string;
  /** The oldest reading of their sources; undefined when nobody has read one. */
  checkedOn: string | undefined;
  /**
   * How we know them, the surest first, each with its figures; these are absent when all are known in one way. Empty
   * when all are our own statements.
   */
  known: readonly { figures?: readonly string[]; how: string }[];
  /** True when one of the figures is overdue for review. */
  isOverdue: boolean;
}

/**
 * Returns a sentence with its figures on the setting's day. `factText` words figures that have expired or are
 * uncertain.
 */
export function stateFigures(sentence: string, setting: FactSetting): StatedFigures {
  const figures = [...sentence.matchAll(/\{([^}]+)\}/g)].flatMap(([, reference = '']) => {
    const version = referencedVersion(reference, setting);
    return version ? [{ text: factText(reference, setting), version }] : [];
  });
  const sources = figures.flatMap(({ version }) => sourceOf(version) ?? []);
  return {
    text: fillFacts(sentence, setting),
    checkedOn: sources.flatMap(({ readOn }) => readOn ?? []).sort()[0],
    known: howKnown(figures, setting),
    isOverdue: figures.some(({ version }) => needsReview(version, setting.asOn)),
  };
}

/**
 * A calculator names how it knows each figure, so an answer must not give all of them the weakest, nor the site of
 * one copy to all.
 */
function howKnown(
  figures: readonly { text: string; version: FactVersion }[],
  setting: FactSetting,
): StatedFigures['known'] {
  const sites = new Set(figures.map(({ version }) => sourceOf(version)?.copyOn));
  const ways = certainties.flatMap((certainty) =>
    [...sites].map((copyOn) => ({ certainty, copyOn })),
  );
  const groups = ways.flatMap(({ certainty, copyOn }) => {
    const own = figures.filter(({ version }) => {
      const source = sourceOf(version);
      return source?.certainty === certainty && source.copyOn === copyOn;
    });
    const oldest = own
      .flatMap(({ version }) => sourceOf(version) ?? [])
      .toSorted((one, other) => (one.readOn ?? '').localeCompare(other.readOn ?? ''))[0];
    const texts = [...new Set(own.map(({ text }) => text))];
    return oldest ? [{ figures: texts, how: certaintyText(oldest, setting) }] : [];
  });
  return groups.length === 1 ? groups.map(({ how }) => ({ how })) : groups;
}

const sourceOf = ({ source }: FactVersion): Source | undefined =>
  'ours' in source ? undefined : source;
