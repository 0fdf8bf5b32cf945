import { expect, it } from 'vitest';
import type { FactId } from '../../src/content/facts/lookup.ts';
import { leavesOf, type Condition } from '../../src/register/condition.ts';
import { duties, rules } from '../../src/register/register.ts';

/** Whether the law asks something above a line, or from the line on. */
type Side = 'above' | 'at-least';

/** Lines that an answer of the finder or a page states in words, with the side that the source says. */
const worded: Partial<Record<FactId, Side>> = {
  'fire.telangana.commercial': 'above',
  'fire.telangana.residential': 'at-least',
  'fire.telangana.assembly-plot': 'above',
  'fire.telangana.assembly-height': 'at-least',
  'state.andhra.fire.business': 'above',
  'state.andhra.fire.homes': 'at-least',
  'state.andhra.fire.halls-plot': 'above',
  'state.andhra.fire.halls-height': 'at-least',
};

const sides = new Map<string, Set<Side>>();
const note = (fact: string, side: Side) =>
  sides.set(fact, (sides.get(fact) ?? new Set()).add(side));
for (const { when } of [...rules, ...duties]) {
  for (const leaf of leavesOf(when as Condition)) {
    if (leaf.test === 'above' || leaf.test === 'at-least') note(leaf.fact, leaf.test);
  }
}
for (const [fact, side] of Object.entries(worded)) note(fact, side);

/** Words before and after a line that say the other side. “From 1 to 2” is a range of several lines. */
const contradicts: Record<Side, (before: string, after: string) => boolean> = {
  above: (before, after) =>
    (/\b(?:from|at least|(?:begins|starts) at)(?: a [\w ]+ of)? \**$/.test(before) &&
      !/^\** to /.test(after)) ||
    /^\**(?: [\w-]+){0,2} or (?:more|higher)\b/.test(after),
  'at-least': (before) => /\b(?:above|more than|over|exceeds?|up to) \**$/.test(before),
};

/** Returns the places of a text that put a line on the other side than the register. */
function turned(text: string): string[] {
  return [...text.matchAll(/(.{0,45})\{([a-z0-9.-]+)(?:@[^}|]*)?\}(.{0,40})/g)].flatMap(
    ([place, before = '', fact = '', after = '']) => {
      const [side, ...others] = sides.get(fact) ?? [];
      const isTurned = side && others.length === 0 && contradicts[side](before, after);
      return isTurned ? [place] : [];
    },
  );
}

const texts = import.meta.glob<string>('../../src/locales/en/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('no text says “from” of a line above which the register begins, nor “above” of one from which it does (LAW-01)', () => {
  const wrong = Object.entries(texts).flatMap(([file, text]) =>
    turned(text).map((place) => `${file}: ${place}`),
  );
  expect(wrong).toEqual([]);
});

it.each([
  'for halls from a plot of {fire.telangana.assembly-plot} square metres',
  'with a plot of {fire.telangana.assembly-plot} square metres or more',
  'GST begins at {gst.limit.telangana} here',
  'ESI above **{labour.esi.workers}** workers',
])('finds “%s”', (text) => {
  expect(turned(text)).toHaveLength(1);
});

it.each([
  'on a plot above {fire.telangana.assembly-plot} square metres',
  'from **{gst.limit.special}** to **{gst.limit.goods}** of sales',
  'ESI from **{labour.esi.workers}** workers',
])('lets “%s” pass', (text) => {
  expect(turned(text)).toEqual([]);
});
