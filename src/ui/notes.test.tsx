import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { loadMessages } from '../locales/load-text.ts';
import { I18nProvider } from '../locales/text.tsx';
import { Notes } from './notes.tsx';

async function drawn(amount: number, upTo?: number): Promise<string> {
  const { prelude } = await prerender(
    <I18nProvider locale="en" messages={await loadMessages('en')}>
      <Notes amount={amount} {...(upTo === undefined ? {} : { upTo })} />
    </I18nProvider>,
  );
  return new Response(prelude).text();
}

/** Width and height of the first pile. */
const sizeOf = (html: string) => {
  const [, width, height] = /<svg class="cash"[^>]* width="(\d+)" height="(\d+)"/.exec(html) ?? [];
  return { width: Number(width), height: Number(height) };
};

it('a bundle is wider and higher than a loose note, and shows its edges (ANSW-06)', async () => {
  const bundle = await drawn(50_000);
  const note = sizeOf(await drawn(500));
  expect(sizeOf(bundle).width).toBeGreaterThan(note.width);
  expect(sizeOf(bundle).height).toBeGreaterThan(1.5 * note.height);
  expect(bundle.match(/<path/g)?.length).toBeGreaterThanOrEqual(5);
});

it('an arrow leads from the least amount to the most; one amount has none (ANSW-06)', async () => {
  const arrow = 'M2 12h20M15 5l7 7-7 7';
  const range = await drawn(100, 2000);
  expect(range).toContain(arrow);
  expect(range).not.toContain('–');
  expect(await drawn(100)).not.toContain(arrow);
});
