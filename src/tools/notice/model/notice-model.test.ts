import { describe, expect, it } from 'vitest';
import { deadline } from './deadline.ts';
import { openSection } from './open-section.ts';

describe('the last day of a notice', () => {
  it('counts from the day after the notice, over months and leap years', () => {
    expect(deadline('2026-11-23', 30, '2026-11-23')).toEqual({ on: '2026-12-23', isPast: false });
    expect(deadline('2028-02-15', 14, '2028-02-15')?.on).toBe('2028-02-29');
    expect(deadline('2026-12-20', 15, '2026-12-21')?.on).toBe('2027-01-04');
  });

  it('is past on the day after it, not on the day itself', () => {
    expect(deadline('2026-11-01', 15, '2026-11-16')?.isPast).toBe(false);
    expect(deadline('2026-11-01', 15, '2026-11-17')?.isPast).toBe(true);
  });

  it('is left open while no day is given', () => {
    expect(deadline('', 30, '2026-11-23')).toBeUndefined();
    expect(deadline('2026-02-30', 30, '2026-11-23')).toBeUndefined();
  });
});

describe('the address', () => {
  const ids = ['who', 'town', 'told-to-move'];

  it('opens the first question or the named answer', () => {
    expect(openSection('', ids, '')).toBe('who');
    expect(openSection('told-to-move', ids, 'who')).toBe('told-to-move');
    expect(openSection('', ids, 'told-to-move')).toBe('who');
  });

  it('leaves an answer open while its source is looked up', () => {
    expect(openSection('source-2', ids, 'told-to-move')).toBe('told-to-move');
    expect(openSection('unknown', ids, '')).toBe('who');
  });
});
