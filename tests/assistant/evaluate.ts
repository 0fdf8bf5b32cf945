import { factValueText, referencedVersion } from '../../src/content/facts/fact-text.ts';
import type { DeviceAnswer, Passage } from '../../src/tools/assistant/device-answer.ts';
import { todayInIndia } from '../../src/i18n/format.ts';
import { text as messages } from '../../src/locales/en/interface.ts';
import type { Asked } from './asked.ts';

export type Ask = (question: string) => Promise<DeviceAnswer>;

/** What came of one question. */
export interface Outcome {
  asked: Asked;
  kind: DeviceAnswer['kind'];
  /** Place of the first expected section among the sources, from 0; -1 where none is there. */
  place: number;
  /** Expected figures that the answer does not state. */
  missing: string[];
  found: string[];
  milliseconds: number;
}

const placeOf = ({ path, anchor }: Passage): string => `${path}#${anchor}`;

/** Asks a question and compares the answer with what is expected. */
export async function outcomeOf(asked: Asked, ask: Ask): Promise<Outcome> {
  const start = performance.now();
  const { kind, text, sources } = await ask(asked.ask);
  const milliseconds = performance.now() - start;
  const found = sources.map(placeOf);
  const stated = statedPart(text);
  return {
    asked,
    kind,
    place: found.findIndex((place) => asked.sections.includes(place)),
    missing: asked.figures.filter((id) => !states(stated, figureText(id))),
    found,
    milliseconds,
  };
}

/** What the answer says itself: a figure in a quoted passage does not count. */
const statedPart = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('>') && !line.startsWith('From ['))
    .join('\n');

function figureText(id: string): string {
  const version = referencedVersion(id, { asOn: todayInIndia() });
  if (!version)
    throw new Error(`"${id}" has no value today: no answer can be expected to state it`);
  return factValueText(version.value, { locale: 'en', messages });
}

/** True when the figure is there as a whole: "₹1,000" is not in "₹11,000" nor in "₹1,000 crore". */
function states(text: string, figure: string): boolean {
  const plain = figure.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\d.,])${plain}(?![\\d]|[.,]\\d| (lakh|crore))`).test(text);
}

/** The shares that count, from 0 to 1. */
export interface Measure {
  questions: number;
  recallAt1: number;
  recallAt3: number;
  withFigure: number;
  figures: number;
}

export function measure(outcomes: readonly Outcome[]): Measure {
  const share = (part: readonly unknown[], whole: readonly unknown[]) =>
    whole.length === 0 ? 1 : part.length / whole.length;
  const withFigure = outcomes.filter(({ asked }) => asked.figures.length > 0);
  return {
    questions: outcomes.length,
    recallAt1: share(
      outcomes.filter(({ place }) => place === 0),
      outcomes,
    ),
    recallAt3: share(
      outcomes.filter(({ place }) => place >= 0 && place < 3),
      outcomes,
    ),
    withFigure: withFigure.length,
    figures: share(
      withFigure.filter(({ missing }) => missing.length === 0),
      withFigure,
    ),
  };
}

/** The value below which 95 of 100 lie. */
export function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}
