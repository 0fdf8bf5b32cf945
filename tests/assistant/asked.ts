/** A question as somebody types it, and what must come back. */
export interface Asked {
  ask: string;
  /** The language it is asked in; Latin letters count for the language that is meant. */
  language: 'en' | 'hi' | 'te';
  /** Any of these sections answers it (`path#anchor`). */
  sections: readonly string[];
  /** Facts whose value, as it holds today, must stand in the answer. */
  figures: readonly string[];
}

/** Question, sections and, where figures are asked for, the ids of their facts; parted by spaces. */
export type Row = [ask: string, sections: string, figures?: string];

export const rows = (language: Asked['language'], list: readonly Row[]): Asked[] =>
  list.map(([ask, sections, figures]) => ({
    ask,
    language,
    sections: sections.split(' '),
    figures: figures?.split(' ') ?? [],
  }));
