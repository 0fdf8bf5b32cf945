import { describe, expect, it } from 'vitest';
import { referencedVersion } from '../../../src/content/facts/fact-text.ts';
import {
  restarted,
  noCheck,
  parseCheck,
  pathThrough,
  withAnswer,
  withoutToDo,
  withToDo,
  type Check,
} from '../../../src/tools/health/model/check.ts';
import { options, scoredIds } from '../../../src/tools/health/model/answers.ts';
import { gapKinds, kindOf } from '../../../src/tools/health/model/gaps.ts';
import { changeOf, mostResults, withResult } from '../../../src/tools/health/model/history.ts';
import { areas, knownOf } from '../../../src/tools/health/model/questions.ts';
import { text as en } from '../../../src/locales/en/tools/health.ts';
import { answerSets } from './answer-sets.ts';

const day = '2026-11-20';
const later = '2027-01-15';
const shop = shopSet();

function shopSet() {
  const found = answerSets.find(({ business }) => business.place === 'cyberabad');
  if (!found) throw new Error('No answer set of a shop');
  return found;
}

/** Goes through a whole check, question by question. */
function answerAll(check: Check, given: typeof shop.given, on: typeof day | typeof later): Check {
  let now = check;
  for (;;) {
    const { open } = pathThrough(now, on);
    if (open === undefined) return now;
    const id = scoredIds.find((each) => each === open);
    const value = id && given[id];
    if (!id || !value) throw new Error(`No answer to ${open}`);
    now = withAnswer(now, { step: id, value }, on);
  }
}

const begun: Check = { ...noCheck, business: shop.business };

it('a cart is asked about its gas, not about a building’s NOC', () => {
  const inTelangana = { state: 'tg', place: 'ghmc' } as const;
  const kindFor = (kind: 'street-mobile' | 'shop') =>
    kindOf('fire', knownOf({ ...inTelangana, kind }, { fire: 'no' }, day));
  expect([kindFor('street-mobile'), kindFor('shop')]).toEqual(['fire-street', 'fire-telangana']);
});

describe('saved data about the business', () => {
  it('is not asked again', () => {
    const { steps, taken } = pathThrough(begun, day);
    expect(taken).toEqual(['kind', 'where', 'workers', 'turnover']);
    expect(steps[0]).toBe('trade-licence');
  });

  it('is asked where it is missing, and going back finds it', () => {
    const { workers: _, ...rest } = shop.business;
    const check: Check = { ...noCheck, business: rest };
    expect(pathThrough(check, day).open).toBe('workers');
    const next = withAnswer(check, { step: 'workers', business: { workers: 12 } }, day);
    const { steps, open } = pathThrough(next, day);
    expect(steps.slice(0, 2)).toEqual(['workers', 'trade-licence']);
    expect(steps).toContain('insurance');
    expect(open).toBe('trade-licence');
    expect(next.business.food).toBe('sells');
  });
});

describe('results', () => {
  const first = answerAll(begun, shop.given, day);

  it('are saved when the last question is answered', () => {
    expect(first.history).toEqual([{ on: day, run: '', score: 59, gaps: ['gst'], unknowns: [] }]);
    expect(changeOf(first.history)).toBeUndefined();
  });

  it('of one day and run are one', () => {
    const changed = withAnswer(first, { step: 'udyam', value: 'no' }, day);
    expect(changed.history).toHaveLength(1);
    expect(changed.history[0]?.gaps).toEqual(['udyam', 'gst']);
  });

  it('are compared with the last time', () => {
    const again = restarted(first, 'second');
    expect(pathThrough(again, later).open).toBe('trade-licence');
    expect(again.business).toEqual(shop.business);
    const next = answerAll(again, { ...shop.given, gst: 'filed', money: 'no' }, later);
    expect(changeOf(next.history)).toEqual({
      since: day,
      from: 59,
      to: 91,
      closed: ['gst'],
      opened: ['money'],
    });
  });

  it('are limited in number; the oldest are deleted', () => {
    let history = first.history;
    for (let run = 0; run < 20; run++) {
      history = withResult(
        history,
        { score: run, gaps: [], unknowns: [] },
        { on: day, run: `${run}` },
      );
    }
    expect(history).toHaveLength(mostResults);
    expect(history.at(-1)?.score).toBe(19);
  });
});

describe('the checklist', () => {
  it('takes a gap once, ticks it, and lets it go', () => {
    const added = withToDo(withToDo(begun, 'gst', day), 'gst', later);
    expect(added.toDo).toEqual([{ gap: 'gst', addedOn: day }]);
    const done = withToDo(added, 'gst', later, true);
    expect(done.toDo).toEqual([{ gap: 'gst', addedOn: day, doneOn: later }]);
    expect(withToDo(done, 'gst', later).toDo).toEqual([{ gap: 'gst', addedOn: day }]);
    expect(withoutToDo(done, 'gst').toDo).toEqual([]);
  });
});

describe('what the phone saved', () => {
  it('is read back unchanged', () => {
    const check = withToDo(answerAll(begun, shop.given, day), 'gst', day);
    const { business, run, history, toDo } = check;
    expect(parseCheck(structuredClone({ business, run, history, toDo }))).toEqual(check);
    const draft = { step: 'turnover', values: { turnover: 'quite a lot' } };
    expect(parseCheck({ business, run: { ...run, draft }, history, toDo }).run.draft).toEqual(
      draft,
    );
  });

  it.each([undefined, null, 7, 'x', [], [null, 3, {}], { id: 4, asked: 'x', given: [], draft: 2 }])(
    'never breaks the check: %j',
    (odd) => {
      expect(parseCheck({ business: odd, run: odd, history: odd, toDo: odd })).toEqual(noCheck);
    },
  );

  it('loses only what is no answer of ours', () => {
    const run = { id: 'r', asked: ['kind', 'x'], given: { gst: 'filed', udyam: 'perhaps', x: 1 } };
    const { run: parsed } = parseCheck({ business: {}, run, history: [], toDo: [{ gap: 'x' }] });
    expect(parsed).toEqual({ id: 'r', asked: ['kind'], given: { gst: 'filed' } });
  });
});

describe('the words', () => {
  const textsOf = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
  };

  it('name every answer, area and gap', () => {
    for (const id of scoredIds) {
      expect(Object.keys(en.questions[id].options)).toEqual([...options[id]]);
      expect(en.findOut[id]).toBeTruthy();
    }
    expect(Object.keys(en.areas).sort()).toEqual([...areas].sort());
    expect(Object.keys(en.gaps).sort()).toEqual(Object.keys(gapKinds).sort());
  });

  it('state only figures that are sure on the day', () => {
    for (const text of textsOf([en.questions, en.gaps, en.findOut])) {
      for (const [, reference = ''] of text.matchAll(/\{([^}]+)\}/g)) {
        // The food fees of today are not known: the words say what they were.
        if (reference.startsWith('fssai.') && reference.endsWith('.fee')) continue;
        expect(referencedVersion(reference, { asOn: day }), reference).toBeDefined();
      }
    }
  });

  it.each(Object.entries(gapKinds))('%s costs what a figure of today says', (_, kind) => {
    for (const fact of kind.cost)
      expect(referencedVersion(fact, { asOn: day }), fact).toBeDefined();
  });
});
