import { beforeAll, describe, expect, it } from 'vitest';
import * as texts from '../../src/spoken-texts.tsx';
import { clipsOfText } from '../../src/platform/speech/recorded/split-clips.ts';
import { clipList, coverageOf, figuresPlace, secondsFor, type Clip } from './clip-list.ts';
import { spokenPieces, type SpokenPieces } from './load-spoken-texts.ts';
import type { RecordedClips } from './recorded-clips.ts';

let spoken: SpokenPieces;
let list: readonly Clip[];
beforeAll(async () => {
  spoken = await spokenPieces(texts, 'te');
  list = clipList(spoken);
});

const recorded = (clips: readonly Clip[]): RecordedClips =>
  Object.fromEntries(
    clips.map(({ key, text }) => [
      key,
      { text, from: 0, to: 500, on: '2026-11-29', by: 'Asha', agreed: true },
    ]),
  );
const covered = (pieces: SpokenPieces, clips: readonly Clip[]) =>
  coverageOf(pieces, list, recorded(clips)).covered;

describe('the list of clips in Telugu', () => {
  it('names every text once, and is enough for every sentence of the journeys', () => {
    expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
    const coverage = coverageOf(spoken, list, recorded(list));
    expect(coverage).toMatchObject({
      recorded: list.length,
      covered: spoken.pieces.length,
      unspeakable: [],
    });
    expect(coverageOf(spoken, list, {})).toMatchObject({ recorded: 0, covered: 0 });
  });

  it('has the journeys of a vendor: home, finder, loan, notice and what became of a request', () => {
    const places = new Set(list.flatMap(({ where }) => where.map((place) => place.split(',')[0])));
    expect(places).toEqual(new Set([figuresPlace, 'home', 'finder', 'loan', 'notice', 'request']));
    const said = spoken.pieces.map(({ text }) => text);
    expect(said.some((text) => /^మీ బండికి, .* రూపాయలు\.$/.test(text))).toBe(true);
    expect(said.filter((text) => text.startsWith('అన్ని ప్రభుత్వ రుసుములు')).length).toBeGreaterThan(2);
  });

  it('needs no new recording when a figure changes', () => {
    const withOtherFigures = {
      ...spoken,
      pieces: spoken.pieces.map(({ text, where }) => ({
        // Where the amount is not written digit by digit.
        text: text.replaceAll(/(?<![\d,.] ?|-)\d[\d,.]*\d(?! ?\d)/g, '7,89,450'),
        where,
      })),
    };
    expect(withOtherFigures.pieces).not.toEqual(spoken.pieces);
    expect(covered(withOtherFigures, list)).toBe(spoken.pieces.length);
  });

  it('does not cover a sentence whose words have changed', () => {
    const changed = {
      ...spoken,
      pieces: spoken.pieces.map(({ text, where }) => ({ text: `${text} కొత్త మాట`, where })),
    };
    expect(covered(changed, list)).toBe(0);
  });

  it('does not cover a sentence of which one clip is missing', () => {
    const figure = list.filter(({ where }) => !where.includes(figuresPlace));
    const needFigures = spoken.pieces.filter(({ text }) =>
      clipsOfText(text, spoken.figures).some((clips) => (clips?.length ?? 0) > 1),
    );
    expect(needFigures.length).toBeGreaterThan(10);
    expect(covered(spoken, figure)).toBe(spoken.pieces.length - needFigures.length);
  });

  it('shows the sentence around a part, and how long it takes', () => {
    const parts = list.filter(({ sentence }) => sentence !== undefined);
    expect(parts.length).toBeGreaterThan(10);
    for (const { text, sentence } of parts) expect(sentence).toContain(text);
    expect(secondsFor('వంద')).toBeLessThan(1);
    expect(secondsFor('FSSAI నమోదు')).toBeGreaterThan(1.5);
  });
});
