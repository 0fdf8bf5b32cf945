/** A sentence, a list item or a heading of an answer, without Markdown. Citations stay: `[1]`. */
const listItem = /^\s{0,12}(?:([-*+•])|(\d{1,3})[.)])\s+/;
const heading = /^\s{0,3}#{1,6}\s/;
const quoteMark = /^\s{0,3}(?:>\s?){1,5}/;
const fence = /^\s{0,3}(?:```|~~~)/;
const tableRow = /^\s{0,3}\|/;

/** A full stop behind one of these does not end a sentence. */
const abbreviation = /(?:^|[\s(/])(?:rs|re|sec|secs|no|nos|art|approx|e\.g|i\.e|vs|s|रु|रू|రూ)\.$/iu;
const sentenceEnd = /(?<=\S)[.!?।](?:\s{0,2}\[\d{1,3}\]){0,6}[)"']?\s+/gu;
const leadingCitations = /^(?:\s{0,3}\[\d{1,3}\]\s{0,3}[.,]?){1,6}/;

/** Splits an answer, in one spelling (readable.ts), into its statements. */
export function statementsOf(answer: string): string[] {
  return blocksOf(answer).flatMap((block) => sentencesOf(withoutMarks(block)));
}

/** Splits a text into paragraphs, list items and headings. Lines of a paragraph are joined, as on the page. */
function blocksOf(answer: string): string[] {
  const blocks: string[] = [];
  let isOpen = false;
  let lastNumber = 0;
  for (const line of answer.split('\n')) {
    const text = line.replace(quoteMark, '');
    const [marker, , number] = listItem.exec(text) ?? [];
    // A number outside the list's sequence is a part of the text: "2000. Pay it".
    const counts = number === undefined || Number(number) < 10 || Number(number) === lastNumber + 1;
    if (text.trim() === '' || fence.test(text)) isOpen = false;
    else if (marker !== undefined && counts) {
      if (number !== undefined) lastNumber = Number(number);
      blocks.push(text.slice(marker.length));
      isOpen = false;
    } else if (heading.test(text) || tableRow.test(text)) {
      blocks.push(text);
      isOpen = false;
    } else if (isOpen) blocks.push(`${blocks.pop() ?? ''} ${text.trim()}`);
    else {
      blocks.push(text.trim());
      isOpen = true;
    }
  }
  return blocks;
}

const withoutMarks = (text: string): string =>
  text.replaceAll(/\\(?=[^\p{L}\p{N}\s])/gu, '').replaceAll(/[*_~`]/g, '');

function sentencesOf(block: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  const add = (end: number) => {
    let text = block.slice(start, end);
    start = end;
    // "It costs ₹100. [1] Pay online": the citation belongs to the text before it.
    const [cited] = leadingCitations.exec(text) ?? [];
    if (cited !== undefined && sentences.length > 0) {
      sentences.push(`${sentences.pop() ?? ''} ${cited}`);
      text = text.slice(cited.length);
    }
    if (text.trim() !== '') sentences.push(text.trim());
  };
  for (const { index, 0: end } of block.matchAll(sentenceEnd)) {
    if (!abbreviation.test(block.slice(Math.max(start, index - 12), index + 1))) {
      add(index + end.length);
    }
  }
  add(block.length);
  return sentences;
}
