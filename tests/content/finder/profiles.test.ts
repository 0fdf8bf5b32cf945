import { describe, expect, it } from 'vitest';
import { atLevel, find, isComplete } from '../../../src/register/find.ts';
import { day } from './arbitrary-answers.ts';
import { profiles } from './profiles.ts';

describe.each(profiles)('$name', (profile) => {
  const findings = find(profile.answers, day);
  const at = (...levels: Parameters<typeof atLevel>[1][]) =>
    atLevel(findings, ...levels).map(({ need }) => need);

  it('answers every question', () => {
    expect(isComplete(findings)).toBe(true);
  });

  it('gets what the fact file expects', () => {
    const spoken = findings.all.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(spoken).toEqual(expect.arrayContaining([...profile.rules]));
    expect(at('must')).toEqual(expect.arrayContaining([...profile.must]));
    expect(at('likely', 'optional')).toEqual(expect.arrayContaining([...profile.may]));
    expect(at('not-needed')).toEqual(expect.arrayContaining([...profile.notNeeded]));
  });
});
