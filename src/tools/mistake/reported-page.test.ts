import { expect, it } from 'vitest';
import { reportedPage } from './reported-page.ts';

it.each([
  ['/hi/fssai-compliance', '/hi/fssai-compliance'],
  ['/Loan/', '/loan'],
  ['//elsewhere.example', '/'],
  ['https://elsewhere.example', '/'],
  [undefined, '/'],
])('of %s the page %s is reported', (named, page) => {
  expect(reportedPage(named)).toBe(page);
});
