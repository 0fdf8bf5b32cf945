import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { duties, rules } from '../../../src/register/register.ts';
import { isDay } from '../../../src/content/facts/days.ts';
import { optionsOf } from '../../../src/register/answers.ts';
import { leavesOf, lineOf } from '../../../src/register/condition.ts';
import { needById, needs } from '../../../src/register/register.ts';
import { questions } from '../../../src/register/questions.ts';
import { parseFactReference, referencedVersion } from '../../../src/content/facts/fact-text.ts';
import { text as en } from '../../../src/locales/en/tools/finder.ts';
import { day } from './arbitrary-answers.ts';
import { finderLines, lineTable } from './lines.ts';

const referencesIn = (text: string) =>
  [...text.matchAll(/\{([^}]+)\}/g)].map(([, reference = '']) => reference);

it('has at least the 65 rules of the fact file, each once', () => {
  const ids = rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const rows = new Set(ids.map((id) => id.slice(0, 5)));
  const expected = Array.from(
    { length: 65 },
    (_, index) => `LF-${String(index + 1).padStart(2, '0')}`,
  );
  expect(expected.filter((row) => !rows.has(row))).toEqual([]);
});

describe('every rule', () => {
  it('has thresholds whose figures are in force', () => {
    for (const { id, when } of rules) {
      const lines = leavesOf(when).flatMap((leaf) => ('fact' in leaf ? [leaf.fact] : []));
      const open = lines.filter((fact) => lineOf(fact, day) === undefined);
      expect.soft(open, id).toEqual([]);
    }
  });

  it('has a source, a day, and words whose figures it names', () => {
    for (const { id, source, reviewBy, facts } of rules) {
      expect.soft(source.title.length, id).toBeGreaterThan(8);
      expect.soft(source.url, id).toMatch(/^https:\/\//);
      expect.soft(reviewBy > (source.readOn ?? ''), id).toBe(true);
      const named = referencesIn(en.rules[id].text).map((text) => parseFactReference(text).id);
      const missing = named.filter((figure) => !facts.includes(figure));
      expect.soft(missing, id).toEqual([]);
    }
  });

  it('holds from a day to a day that exist, lie in range and are in order (LAW-03)', () => {
    for (const { id, from, until, reviewBy } of rules) {
      for (const day of [from, until, reviewBy]) {
        if (day === undefined) continue;
        expect.soft(isDay(day), `${id} ${day}`).toBe(true);
        expect.soft(day >= '1950-01-26' && day <= '2035-12-31', `${id} ${day}`).toBe(true);
      }
      if (from && until) expect.soft(from <= until, id).toBe(true);
    }
    for (const { id, reviewBy } of duties) expect.soft(isDay(reviewBy), id).toBe(true);
  });

  it('says no more than is sure', () => {
    for (const { id } of rules) {
      for (const text of referencesIn(en.rules[id].text)) {
        expect.soft(referencedVersion(text, { asOn: day }), `${id}: ${text}`).toBeDefined();
      }
    }
  });
});

it('every registration has words, and a rule that asks for it', () => {
  for (const { id } of needs) {
    expect.soft(en.needs[id].name, id).toBeTruthy();
    for (const document of needById(id).documents) {
      expect.soft(en.documents[document], `${id}: ${document}`).toBeTruthy();
    }
    const isAsked = rules.some((rule) => rule.need === id && rule.level !== 'not-needed');
    expect.soft(isAsked, id).toBe(true);
  }
});

describe('every line of the finder (LAW-05)', () => {
  /** A line that states nothing says that, and who knows. */
  const whoKnows =
    /\b(?:ask (?:the|your|its|PESO|BIS|ESIC|EPFO|FSSAI|DPIIT|GeM|GS1|APEDA)|(?:FoSCoS|GS1 India|the .+ portal|GeM) (?:shows|sets) it)/;
  const saysNothing = /not known|could not confirm|depends on/i;
  /** A fee without a figure. */
  const noFigure = /nothing|not a government fee|takes no fee|part of the cost/i;
  const lines = rules.map(({ id, need, level }) => {
    const [rule, words] = [en.rules[id], en.needs[need]];
    const { fee, time, lasts } = { ...words, ...rule };
    return { id, need, level, said: { fee, time, lasts } };
  });

  it.each(lines)('$id of $need names fee, time and validity, or who knows them', ({ said }) => {
    for (const [what, text] of Object.entries(said)) {
      expect.soft(text, what).toBeTruthy();
      if (saysNothing.test(text)) expect.soft(text, what).toMatch(whoKnows);
    }
    if (!said.fee.includes('{') && !noFigure.test(said.fee)) {
      expect(said.fee).toMatch(whoKnows);
    }
  });

  it('is counted in the review of the law as `npm run finder:lines` prints it', () => {
    const missing = finderLines().filter(({ says }) => Object.values(says).includes('missing'));
    expect(missing).toEqual([]);
    const cells = (table: string) =>
      table
        .split('\n')
        .map((row) => row.split('|').map((cell) => cell.trim().replace(/^-+$/, '-')));
    const review = readFileSync('docs/law-review.md', 'utf8');
    const rows = cells(lineTable());
    expect(cells(review)).toEqual(expect.arrayContaining(rows));
  });

  it.each(needs)('$id names where to go', ({ id, office, portal }) => {
    expect(en.offices[office], id).toBeTruthy();
    if (office === 'online') expect(portal, `${id} is done on a portal`).toBeTruthy();
  });
});

it('every question has words for each of its options', () => {
  for (const { id } of questions) {
    expect(Object.keys(en.questions[id].options).sort()).toEqual([...optionsOf(id)].sort());
  }
});

describe('the words', () => {
  const textsOf = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
  };
  /** Names and forms with a number, and examples of how a number may be typed. */
  const examples = /\b(GS1|COS-\d|Form 29[AB]|6 lakh|1\.2 crore|600000|50000|Write 0|such as 3)\b/g;

  it('state no figure outside the facts, and refer to figures that exist', () => {
    const texts = textsOf(en);
    expect(
      texts.filter((text) => /\d/.test(text.replaceAll(/\{[^}]*\}/g, '').replaceAll(examples, ''))),
    ).toEqual([]);
    for (const reference of texts.flatMap(referencesIn)) {
      expect(() => parseFactReference(reference)).not.toThrow();
    }
  });
});
