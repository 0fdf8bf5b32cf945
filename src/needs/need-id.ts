import type { needs } from './bank.ts';

/** The id of a need. Pages and tools import it from here, because the bank itself is for the build only. */
export type NeedId = keyof typeof needs;

/** A need that our pages answer; the others are declined. */
export type AnsweredNeedId = Exclude<NeedId, `decline.${string}`>;
