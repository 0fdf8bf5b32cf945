import { expect, it } from 'vitest';
import { textOfPage } from './page-text.ts';

const page = (main: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body><header><p>Cover</p></header><main id="main">${main}</main><footer><p>End</p></footer></body></html>`;

it('splits a page into the part above the first section, and its sections', () => {
  const html = page(
    '<h1>GST &amp; you</h1><p>Who needs <strong>it</strong>.</p><section id="fees" class="section"><h2>Fees</h2><p>One.</p><ul><li>Two</li><li>Three</li></ul></section><p>After.</p>',
  );
  expect(textOfPage(html)).toEqual({
    title: 'GST & you',
    keywords: [],
    sections: [
      { anchor: '', heading: '', lines: ['Who needs it.', 'After.'] },
      { anchor: 'fees', heading: 'Fees', lines: ['One.', 'Two', 'Three'] },
    ],
  });
});

it('reads the keywords of the head', () => {
  const html = page('<h1>A</h1>', '<meta name="keywords" content="food licence, R&amp;D" />');
  expect(textOfPage(html).keywords).toEqual(['food licence', 'R&D']);
});

it('puts the parts of a row on one line', () => {
  const html = page(
    '<section id="a"><h2>A</h2><div class="entry"><div>Registration</div><div class="entry-amount">₹100</div><div class="entry-source">Source: a gazette</div></div><table><tbody><tr><td>One</td><td>Two</td></tr></tbody></table><dl><div><dt>Time</dt><dd>3 days</dd></div></dl></section>',
  );
  expect(textOfPage(html).sections[1]?.lines).toEqual([
    'Registration · ₹100',
    'One · Two',
    'Time · 3 days',
  ]);
});

it('leaves out what is not text: the way back, drawings, controls, what only a screen reader hears', () => {
  const html = page(
    '<nav><a href="/">Home</a></nav><h1>A</h1><svg><title>x</title><path d="M0"></path></svg><p>See <a href="/b">this<span class="sr-only"> (opens in a new tab)</span></a>.</p><button>Press</button><details class="page-contents"><summary>On this page</summary><ol><li>Fees</li></ol></details><noscript><p>No script</p></noscript>',
  );
  expect(textOfPage(html).sections).toEqual([{ anchor: '', heading: '', lines: ['See this.'] }]);
});

it('counts a section without an anchor to the beginning of the page', () => {
  const html = page(
    '<h1>A</h1><section id="b"><h2>B</h2><p>b</p></section><section><h2>Ask us</h2><p>c</p></section>',
  );
  expect(textOfPage(html).sections).toEqual([
    { anchor: '', heading: '', lines: ['Ask us', 'c'] },
    { anchor: 'b', heading: 'B', lines: ['b'] },
  ]);
});

it('finds nothing in what is not a page of ours', () => {
  expect(textOfPage('<p>Sign in to this Wi-Fi</p>').sections).toEqual([
    { anchor: '', heading: '', lines: [] },
  ]);
});
