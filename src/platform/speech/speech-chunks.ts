/** Browsers with voices from the network fall silent in longer utterances. */
const longestChunk = 200;

/** A text in pieces to be spoken one after the other: sentences, and parts of long ones. Nothing is lost. */
export function splitForSpeech(text: string, longest = longestChunk): string[] {
  return sentencesOf(text.replaceAll(/\s+/g, ' ').trim())
    .flatMap((sentence) => atWords(sentence, longest))
    .filter(Boolean);
}

/** Cuts after a full stop, question or exclamation mark or danda that a space follows. */
function sentencesOf(text: string): string[] {
  const pieces = text.split(/([.!?।]["”’)]?) /);
  const sentences: string[] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    sentences.push((pieces[index] ?? '') + (pieces[index + 1] ?? ''));
  }
  return sentences;
}

/** Cuts a sentence that is too long, at a comma where there is one; a single long word stays whole. */
function atWords(sentence: string, longest: number): string[] {
  if (sentence.length <= longest) return [sentence];
  const head = sentence.slice(0, longest + 1);
  const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '));
  const end = comma > longest / 3 ? comma + 1 : head.lastIndexOf(' ');
  const cut = end > 0 ? end : sentence.indexOf(' ');
  if (cut < 0) return [sentence];
  return [sentence.slice(0, cut), ...atWords(sentence.slice(cut + 1), longest)];
}

/** Puts amounts the way a voice says them: “₹1.5 crore” → “1.5 crore rupees”. */
export const spokenAmounts = (text: string, rupees: (amount: string) => string): string =>
  text.replaceAll(/₹\s?(\d[\d,.]*\d|\d)( lakh| crore)?/g, (_, number: string, unit = '') =>
    rupees(number + unit),
  );
