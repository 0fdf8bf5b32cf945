import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Texts of the law (register), answers that quote it, and a notice whose wording is fixed by its version. */
const exempt = /finder[/]|(assistant|need)-answers|schemes|tools[/]lead/;
const mostWords = 20;

/** The texts in quotes of a file's lines. A figure counts as one word. */
const texts = (source: string) =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`\n]*)`/g)].map((match) =>
    (match[1] ?? match[2] ?? '').replaceAll(/\$?\{[^}]*\}/g, 'X'),
  );

test('the tools speak in sentences of at most twenty words (ANSW-08)', () => {
  const files = readdirSync('src/locales/en/tools', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/locales/en/tools/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !exempt.test(file));
  expect(files.length).toBeGreaterThan(30);
  const long = files.flatMap((file) =>
    texts(readFileSync(file, 'utf8'))
      .flatMap((text) => text.split(/(?<=[.?!])\s+/))
      .filter((sentence) => sentence.split(/\s+/).length > mostWords)
      .map((sentence) => `${file}: ${sentence}`),
  );
  expect(long).toEqual([]);
});
