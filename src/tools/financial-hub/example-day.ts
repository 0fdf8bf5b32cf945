import type { IsoDate } from '../../content/facts/types.ts';

/**
 * The date of the fact file. Examples and the prerendered page use it: the browser's first render must match
 * the prerendered page on any day.
 */
export const exampleDay: IsoDate = '2026-11-20';
