import { expect, it } from 'vitest';
import { deadLinks, shownText } from './rendered.ts';

const pages = new Map([
  [
    '/',
    `<main><a class="x" href="/fees#late">Late</a> <a href="/fees?type=quote#none">None</a>
     <a href="#top">Top</a> <a href="/find#kind=restaurant">Mine</a> <a href="/find#kind=magic">Not</a> <a href="/gone">Gone</a> <a href="https://example.org">Out</a>
     <a href="/icon.svg">Icon</a><script>let a = "<a href='/no'>"</script></main>`,
  ],
  ['/find', '<main>Questions</main>'],
  ['/fees', '<main><h2 id="late">Late &amp; dear</h2><p>It costs <b>₹5</b>.</p></main>'],
]);

it('finds links to pages and places that do not exist', () => {
  expect(deadLinks('/', pages, new Set(['/icon.svg']))).toEqual([
    '/fees?type=quote#none',
    '#top',
    '/find#kind=magic',
    '/gone',
  ]);
});

it('reads what is shown', () => {
  expect(shownText(pages.get('/fees') ?? '')).toBe('Late & dear It costs ₹5 .');
});
