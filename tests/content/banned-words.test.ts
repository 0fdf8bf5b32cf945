import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bannedWordsIn } from '../../build/content-check/banned-words.ts';

test('a banned word is found in any form, and no other word that contains it', () => {
  expect(bannedWordsIn('It is reckoned by the month.')).toHaveLength(1);
  expect(bannedWordsIn('We recommend it. Put it beside the door.')).toEqual([]);
});

test('no English text uses a banned word (ANSW-08)', () => {
  // The words that visitors search by are theirs, not ours.
  const files = readdirSync('src/locales/en', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|words\.ts$|search\.ts$/.test(file))
    .map((file) => `src/locales/en/${file}`);
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      // An id is saved on phones with the steps that a visitor has ticked.
      .filter((line) => !/^\s*id: '/.test(line))
      .flatMap((line) => bannedWordsIn(line).map((words) => `${file}: ${words}`)),
  );
  expect(found, 'The list is in build/content-check/banned-words.ts').toEqual([]);
});
