import type { Prose } from '../../../content/types.ts';
import type { SchemeRecord } from './types.ts';

/** What a language says of one scheme. Texts hold figures as `{fact.id}`, never typed. */
export interface SchemeText {
  /** Official, and yet shown: a language may write it in its own script. */
  name: string;
  /** What one gets, in a line. */
  benefit: Prose;
  /** Who may apply, as the row of the fact file says it. */
  who: Prose;
  /** What else is to be known of its status. */
  note?: Prose;
  /** How to apply, where it is not simply the official site. */
  apply?: Prose;
  /** The others who are not refused, where the record has `fits.groupsElse`. */
  groupsElse?: Prose;
  /** The conditions of the record's `fits.also`, in its order. */
  also?: readonly Prose[];
}

/** The text that a record asks for: as many conditions as it has, and no more. */
type TextFor<Item> = Omit<SchemeText, 'groupsElse' | 'also'> &
  (Item extends { fits: { groupsElse: true } } ? { groupsElse: Prose } : { groupsElse?: never }) &
  (Item extends { fits: { also: infer Conditions } }
    ? { also: { readonly [Place in keyof Conditions]: Prose } }
    : { also?: never });

/** The texts of a group: a scheme without text, or a text without scheme, fails the type check. */
export type SchemeTexts<Schemes extends readonly SchemeRecord[]> = {
  readonly [Id in Schemes[number]['id']]: TextFor<Extract<Schemes[number], { id: Id }>>;
};
