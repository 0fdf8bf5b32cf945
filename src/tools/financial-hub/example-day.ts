import type { IsoDate } from '../../content/facts/types.ts';

/**
 * The day of the fact file. Examples are worked out for it, and the page is written at build as on it:
 * what the browser draws first must be the same, whatever the day it is opened on.
 */
export const exampleDay: IsoDate = '2026-11-20';
