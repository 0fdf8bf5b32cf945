import type { Vocabulary } from '../search/model/words.ts';
import { pageText } from '../search/model/page-texts.ts';
import type { Passage } from './device-answer.ts';
import { quoteOf, type QuoteSize } from './quote.ts';
import type { RankedSection } from './rank-sections.ts';

/** Adds the relevant lines to sections. An unreadable page has an empty text. */
export function readPassages(
  sections: readonly RankedSection[],
  vocabulary: Vocabulary,
  size: QuoteSize,
): Promise<Passage[]> {
  return Promise.all(sections.map((section) => readPassage(section, vocabulary, size)));
}

async function readPassage(
  { title, heading, path, anchor, terms }: RankedSection,
  vocabulary: Vocabulary,
  size: QuoteSize,
): Promise<Passage> {
  const place = { title, heading, path, anchor };
  try {
    const page = await pageText(path);
    const section = page?.sections.find((one) => one.anchor === anchor);
    const text = section ? quoteOf(section, terms, vocabulary, size).join('\n') : '';
    return { ...place, text, ...(page?.checkedOn && { checkedOn: page.checkedOn }) };
  } catch (error) {
    console.info(`${path} could not be read for a quotation`, error);
    return { ...place, text: '' };
  }
}
