import { renderToStaticMarkup } from 'react-dom/server';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { business } from '../../src/content/business.ts';
import { I18nProvider } from '../../src/locales/text.tsx';
import { text as en } from '../../src/locales/en/interface.ts';
import { attacks } from './markdown-attacks.ts';
import { Markdown } from '../../src/tools/assistant/markdown.tsx';
import { asMarkdown } from '../../src/tools/assistant/parse-markdown.ts';
import { plainText, spokenText } from '../../src/tools/assistant/plain-text.ts';

const html = (text: string): string =>
  renderToStaticMarkup(
    <I18nProvider locale="en" messages={en}>
      <Markdown text={text} />
    </I18nProvider>,
  );

const tags = new Set(
  'p br strong em code pre ul ol li details summary blockquote a span'.split(' '),
);
const attributes: Record<string, RegExp> = {
  class: /^(external|domain|sr-only|chat-passage)$/,
  open: /^$/,
  start: /^\d{1,3}$/,
  target: /^_blank$/,
  rel: /^noopener noreferrer$/,
  href: /^(\/[a-z0-9/-]*(#[a-z0-9-]+)?|tel:(?:15100|1930|1915|14448|101|112)|https:\/\/www\.gst\.gov\.in\/[\w\-./]*)$/,
};

/** What a text must not become: anything but plain elements with plain attributes. */
function faultsOf(markup: string): string[] {
  const faults: string[] = [];
  for (const [whole, name = '', rest = ''] of markup.matchAll(/<\/?([^\s>/]*)([^>]*)>/g)) {
    if (!tags.has(name)) faults.push(whole);
    for (const [attribute, key = '', value = ''] of rest.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)) {
      if (!attributes[key]?.test(value)) faults.push(attribute);
    }
  }
  return faults;
}

describe('attacks', () => {
  it('are at least 200, each another', () => {
    expect(new Set(attacks).size).toBeGreaterThanOrEqual(200);
  });

  it.each(attacks.map((attack) => [attack]))('%j stays text', (attack) => {
    expect(faultsOf(html(attack))).toEqual([]);
  });

  it('of any shape give plain elements only', () => {
    const piece = fc.constantFrom(
      ...attacks,
      '[',
      ']',
      '(',
      ')',
      '**',
      '*',
      '_',
      '`',
      '```\n',
      '\n',
      '> ',
      '1. ',
      '- ',
      '\\',
      '!',
      '<',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (pieces) => {
        expect(faultsOf(html(pieces.join('')))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('do not take long', () => {
    // Time of the processor: what else a machine does meanwhile does not count.
    const before = process.cpuUsage();
    for (const piece of ['**', '[', '[a](', '*a', '`', '> ', '1. ', '![', '\\', '_a ', '[](']) {
      html(piece.repeat(20_000));
    }
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(8_000);
  });
});

describe('an answer', () => {
  it('has paragraphs, bold, italics, code, lists and folded quotes', () => {
    expect(
      html('# Title\none **two** *three* `four`\nfive\n\n- a\n- b\n\n2. c\n\n3. d\n\n> said\n> so'),
    ).toBe(
      '<p><strong>Title</strong></p><p>one <strong>two</strong> <em>three</em> <code>four</code><br/>five</p><ul><li>a</li><li>b</li></ul><ol start="2"><li>c</li><li>d</li></ol><details class="chat-passage"><summary>Read the passage</summary><blockquote><p>said<br/>so</p></blockquote></details>',
    );
    expect(html('```js\n<b>\n```\nafter')).toBe('<pre><code>&lt;b&gt;</code></pre><p>after</p>');
  });

  it('links to our pages, to official portals, to helplines and to the office', () => {
    expect(html('[guide](/gst-compliance#returns)')).toBe(
      '<p><a href="/gst-compliance#returns">guide</a></p>',
    );
    expect(html('[15100](tel:15100)')).toBe('<p><a href="tel:15100">15100</a></p>');
    expect(html(`[office](tel:${business.phone})`)).toContain(`href="tel:${business.phone}"`);
    expect(html('[portal](https://www.gst.gov.in)')).toContain(
      'href="https://www.gst.gov.in/" target="_blank" rel="noopener noreferrer"',
    );
  });

  it.each([
    ['another site', 'https://example.com'],
    ['a look-alike', 'https://www.gst.gov.in.example.com/'],
    ['a name before the host', 'https://www.gst.gov.in@example.com/'],
    ['no encryption', 'http://www.gst.gov.in/'],
    ['a page we do not have', '/no-such-page'],
    ['a telephone of somebody else', 'tel:+911234567890'],
    ['a helpline with a tail', 'tel:1930-1'],
    ['a private page', '/dashboard'],
    ['a page with a query', '/legal-assistant?q=x'],
  ])('keeps the words of a link to %s', (_, address) => {
    expect(html(`[words](${address})`)).toBe('<p>words</p>');
  });

  it('shows a text as it stands after asMarkdown', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]{0,60}$/), (text) => {
        const shown = html(`x${asMarkdown(text)}x`)
          .replaceAll(/<[^>]*>/g, '')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&#x27;', "'")
          .replaceAll('&amp;', '&');
        expect(shown).toBe(`x${text}x`);
      }),
    );
  });
});

describe('copied, shared or read aloud', () => {
  it('an answer has the words that are seen, and none of the marks', () => {
    const quoted = 'Form 3B [old] * #2 a_b > 5!';
    const text = `**Yes**, *as on 3 May* [1].\nSee [${asMarkdown('Fees [2026]!')}](/fssai-compliance):\n\n> ${asMarkdown(quoted)}\n\n3. \`Pay\`\n4. Wait`;
    const plain = `Yes, as on 3 May [1].\nSee Fees [2026]!:\n\n${quoted}\n\n3. Pay\n4. Wait`;
    expect(plainText(text)).toBe(plain);
    expect(spokenText(text)).toBe(plain.replace(' [1]', ' '));
  });
});
