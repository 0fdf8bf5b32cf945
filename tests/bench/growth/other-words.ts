import { vocabularyOf } from '../../../src/tools/search/model/vocabulary.ts';

/** Says a text in other words. */
export type OtherWords = (text: string) => string;

/** What stands between tags. */
const shown = />([^<]+)</g;
const word = /[A-Za-z]{3,}/g;

/**
 * Makes other texts of real ones: each word of the site is exchanged for another of its own words, as long
 * and in capitals where that was, and always for the same in one copy. A copy then has the length, the
 * repetitions and the vocabulary of a page of this site, and no sentence in common with any. Words that
 * the search never looks for stay.
 */
export function otherWords(texts: Iterable<string>): (copy: number) => OtherWords {
  const { silent, fillers } = vocabularyOf('en');
  const byLength = new Map<number, Set<string>>();
  for (const text of texts) {
    for (const [found] of text.matchAll(word)) {
      const plain = found.toLowerCase();
      if (silent.has(plain) || fillers.has(plain)) continue;
      const others = byLength.get(plain.length) ?? new Set<string>();
      byLength.set(plain.length, others.add(plain));
    }
  }
  return (copy) => {
    const other = new Map<string, string>();
    for (const group of byLength.values()) {
      const words = [...group].toSorted();
      const step = copy * Math.max(1, Math.floor(words.length / 7));
      for (const [index, each] of words.entries()) {
        other.set(each, words[(index + step) % words.length] ?? each);
      }
    }
    return (text) =>
      text.replaceAll(word, (found) => {
        const said = other.get(found.toLowerCase()) ?? found.toLowerCase();
        if (found === found.toUpperCase()) return said.toUpperCase();
        return /^[A-Z]/.test(found) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
      });
  };
}

/** What a page shows, for `otherWords` to know its words. */
export const shownText = (html: string): string =>
  [...mainOf(html).matchAll(shown)].map(([, text = '']) => text).join(' ');

/** A page whose own part (not what stands around every page) and title are said in other words. */
export function pageInOtherWords(html: string, say: OtherWords): string {
  const main = mainOf(html);
  return html
    .replace(main, () => main.replaceAll(shown, (_, text: string) => `>${say(text)}<`))
    .replace(/<title>([^<]*)<\/title>/, (_, title: string) => `<title>${say(title)}</title>`)
    .replaceAll(
      /("(?:name|text|headline|description)":)("(?:[^"\\]|\\.)*")/g,
      (_, name: string, text: string) => name + say(text),
    );
}

const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
