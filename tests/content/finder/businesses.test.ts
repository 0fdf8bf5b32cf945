import { describe, expect, it } from 'vitest';
import { atLevel, find, isComplete } from '../../../src/register/find.ts';
import { needs } from '../../../src/register/register.ts';
import { day } from './arbitrary-answers.ts';
import { businesses } from './businesses.ts';

const idsIn = (list: string) => list.split(' ').sort();

it('there are at least forty, each with a name of its own', () => {
  expect(businesses.length).toBeGreaterThanOrEqual(40);
  expect(new Set(businesses.map(({ name }) => name)).size).toBe(businesses.length);
});

it('every registration but the rarest is needed by a test business', () => {
  const named = new Set(businesses.flatMap(({ must, may }) => [...idsIn(must), ...idsIn(may)]));
  const rare = ['medical-devices', 'certificate', 'government-buyers'];
  expect(needs.map(({ id }) => id as string).filter((id) => !named.has(id))).toEqual(rare);
});

describe.each(businesses)('$name', ({ answers, must, may, not }) => {
  const findings = find(answers, day);
  const at = (...levels: Parameters<typeof atLevel>[1][]) =>
    atLevel(findings, ...levels)
      .map(({ need }) => need as string)
      .sort();

  it('is asked what it answers, and nothing more', () => {
    expect(isComplete(findings)).toBe(true);
  });

  it('gets exactly what the fact file says', () => {
    expect({ must: at('must'), may: at('likely', 'optional', 'open') }).toEqual({
      must: idsIn(must),
      may: idsIn(may),
    });
    expect(at('not-needed')).toEqual(expect.arrayContaining(idsIn(not)));
  });
});
