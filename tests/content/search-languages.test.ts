import { expect, it } from 'vitest';
import { vocabularyOf } from '../../src/tools/search/model/vocabulary.ts';
import type { Locale } from '../../src/locales/languages.ts';
import { writeSearchData } from '../../src/tools/search/model/search-data.ts';
import { openSearchIndex } from '../../src/tools/search/model/search-index.ts';
import { wordsOf } from '../../src/tools/search/model/words.ts';

/** The search of pages in Hindi and Telugu, with the words of their folders (I18N-02). */
const termsOf = (text: string, locale: Locale) =>
  wordsOf(text.normalize('NFC'), vocabularyOf(locale)).map(({ term }) => term);

it('indexes one form of a word, and leaves out the words of every text', () => {
  expect(termsOf('दुकान, दुकानें और दुकानों की', 'hi')).toEqual(['दुकान', 'दुकान', 'दुकान']);
  expect(termsOf('पढ़ाई पढाई कहाँ कहां', 'hi')).toEqual(['पढाई', 'पढाई', 'कहां', 'कहां']);
  expect(termsOf('లైసెన్సులు ఒక లైసెన్సు', 'te')).toEqual(['లైసెన్సు', 'లైసెన్సు']);
  expect(termsOf('the GST licences', 'hi')).toEqual(['gst', 'licence']);
});

it('finds a page in Hindi by its own words, in the question of a visitor', async () => {
  const vocabulary = vocabularyOf('hi');
  const page = (path: string, title: string, line: string) => ({
    path,
    words: '',
    text: { title, keywords: [], sections: [{ anchor: '', heading: '', lines: [line] }] },
  });
  const data = writeSearchData(
    [
      page('/hi/a', 'खाने का लाइसेंस', 'खाना बेचने वालों को FSSAI का पंजीकरण चाहिए।'),
      page('/hi/b', 'दुकान', 'दुकानों का पंजीकरण अलग है।'),
    ],
    vocabulary,
  );
  const { search } = await openSearchIndex(data, vocabulary);
  const first = (question: string) => search(question).hits[0]?.path;
  expect(first('खाने का लाइसेंस कैसे लें')).toBe('/hi/a');
  expect(first('fssai')).toBe('/hi/a');
  expect(first('दुकानें')).toBe('/hi/b');
});
