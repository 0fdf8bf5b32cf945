/** The blanks that a reader fills into a letter. */
const letterBlanks = ['today', 'name', 'place', 'day', 'office', 'number', 'goods', 'own'] as const;
export type LetterBlank = (typeof letterBlanks)[number];

/** A part of a line: words, or a blank to fill in. */
export type LetterPart = string | { blank: LetterBlank };

const isBlank = (word: string): word is LetterBlank =>
  (letterBlanks as readonly string[]).includes(word);

/** Splits a line at its blanks, `[name]`. Throws for a blank that no letter knows. */
export function letterParts(line: string): LetterPart[] {
  return line.split(/\[([a-z]+)\]/).flatMap((text, index): LetterPart[] => {
    if (index % 2 === 0) return text ? [text] : [];
    if (!isBlank(text)) throw new Error(`No letter has the blank [${text}]`);
    return [{ blank: text }];
  });
}

/** A line to write on, for a blank that is left empty. */
const emptyLine = '______________';

/** The typed texts, by blank. */
export type LetterValues = Readonly<Partial<Record<LetterBlank, string>>>;

/** Returns a letter as text, with what was typed in its blanks. */
export const letterText = (lines: readonly string[], values: LetterValues): string =>
  lines
    .map((line) =>
      letterParts(line)
        .map((part) => (typeof part === 'string' ? part : values[part.blank]?.trim() || emptyLine))
        .join(''),
    )
    .join('\n\n');
