import type { Prose } from '../../../content/types.ts';
import type { SchemeRecord } from './types.ts';

/** The texts of one scheme in one language. They hold figures as `{fact.id}`, never as typed numbers. */
export interface SchemeText {
  /** The official name. A language may write it in its own script. */
  name: string;
  /** The benefit, in one line. */
  benefit: Prose;
  /** Who may apply, as in the row of the fact file. */
  who: Prose;
  /** A further remark on the status. */
  note?: Prose;
  /** How to apply, if the official site is not enough. */
  apply?: Prose;
  /** Other groups that are accepted, if the record has `fits.groupsElse`. */
  groupsElse?: Prose;
  /** The conditions of the record's `fits.also`, in the same order. */
  also?: readonly Prose[];
}

/** The text of a record, with exactly as many conditions as the record has. */
type TextFor<Item> = Omit<SchemeText, 'groupsElse' | 'also'> &
  (Item extends { fits: { groupsElse: true } } ? { groupsElse: Prose } : { groupsElse?: never }) &
  (Item extends { fits: { also: infer Conditions } }
    ? { also: { readonly [Place in keyof Conditions]: Prose } }
    : { also?: never });

/** The texts of a group. A scheme without text, or a text without scheme, fails the type check. */
export type SchemeTexts<Schemes extends readonly SchemeRecord[]> = {
  readonly [Id in Schemes[number]['id']]: TextFor<Extract<Schemes[number], { id: Id }>>;
};
