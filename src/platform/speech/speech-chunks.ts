/** Longest chunk in characters. Voices from the network stop in longer utterances. */
const longestChunk = 200;

/** Splits a text into sentences, and long sentences into parts. No text is lost. */
export function splitForSpeech(text: string, longest = longestChunk): string[] {
  return sentencesOf(text.replaceAll(/\s+/g, ' ').trim())
    .flatMap((sentence) => atWords(sentence, longest))
    .filter(Boolean);
}

/** Splits after a full stop, question mark, exclamation mark or danda before a space. */
function sentencesOf(text: string): string[] {
  const pieces = text.split(/([.!?।]["”’)]?) /);
  const sentences: string[] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    sentences.push((pieces[index] ?? '') + (pieces[index + 1] ?? ''));
  }
  return sentences;
}

/** Splits a long sentence, at a comma if there is one. A single long word stays whole. */
function atWords(sentence: string, longest: number): string[] {
  if (sentence.length <= longest) return [sentence];
  const head = sentence.slice(0, longest + 1);
  const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '));
  const end = comma > longest / 3 ? comma + 1 : head.lastIndexOf(' ');
  const cut = end > 0 ? end : sentence.indexOf(' ');
  if (cut < 0) return [sentence];
  return [sentence.slice(0, cut), ...atWords(sentence.slice(cut + 1), longest)];
}

/** Returns a text as a voice says it, in pieces. */
export const textChunks = (text: string, amounts: AmountWords): string[] =>
  splitForSpeech(spokenAmounts(text, amounts));

/** Returns the text of an element as a voice says it. */
export const elementChunk = (text: string, amounts: AmountWords): string =>
  spokenAmounts(text.replaceAll(/\s+/g, ' '), amounts);

/** How a language says amounts. */
export interface AmountWords {
  /** The words for large numbers that may follow a number, with spaces between them. */
  units: string;
  rupees: (amount: string) => string;
  /** Before an ending of the language that follows without a space, as in “₹500కి”. */
  rupeesJoined: (amount: string) => string;
  /** From one amount to another, both without their unit of money. */
  range: (least: string, most: string) => string;
  /** “₹100 +”, the amount with its unit of money. */
  orMore: (amount: string) => string;
}

function amountsWith(units: string): RegExp {
  const number = `(?:\\d[\\d,.]*\\d|\\d)(?: (?:${units.replaceAll(' ', '|')}))?`;
  return new RegExp(
    `₹\\s?(${number})(?:\\s?[–-]\\s?₹?\\s?(${number}))?(\\s?\\+)?(?=([\\p{L}\\p{M}])?)`,
    'gu',
  );
}

/** Rewrites amounts in the order of speech: “₹1.5 crore” → “1.5 crore rupees”, “₹5–20 lakh” → “5 to 20 lakh rupees”. */
export const spokenAmounts = (
  text: string,
  { units, rupees, rupeesJoined, range, orMore }: AmountWords,
): string =>
  text.replaceAll(
    amountsWith(units),
    (_, least: string, most: string | undefined, plus: string | undefined, next?: string) => {
      const say = next === undefined ? rupees : rupeesJoined;
      const amount = say(most === undefined ? least : range(least, most));
      return plus === undefined ? amount : orMore(amount);
    },
  );
