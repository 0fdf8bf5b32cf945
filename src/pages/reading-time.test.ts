import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

const section = (words: number) => ({
  id: 'an-id-is-not-read',
  heading: 'Two words',
  blocks: [{ kind: 'text' as const, text: Array.from({ length: words }, () => 'word').join(' ') }],
});

it('takes a minute for 150 words, and for few', () => {
  expect(readingMinutes([section(3)])).toBe(1);
  expect(readingMinutes([section(148)])).toBe(1);
  expect(readingMinutes([section(2998)])).toBe(20);
});

it('counts the words in lists, steps and tables, and no ids', () => {
  const hundred = section(100).blocks[0]?.text ?? '';
  expect(
    readingMinutes([
      {
        id: 'a',
        heading: '',
        blocks: [
          { kind: 'list', items: [hundred, hundred] },
          { kind: 'steps', steps: [{ title: hundred, text: hundred }] },
          { kind: 'table', caption: '', head: [hundred], rows: [[hundred]] },
          { kind: 'pages', pages: ['home', 'blog', 'start'] },
        ],
      },
    ]),
  ).toBe(4);
});
