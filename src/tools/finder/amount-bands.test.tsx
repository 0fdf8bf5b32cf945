import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { loadMessages } from '../../locales/load-text.ts';
import type { Locale } from '../../locales/languages.ts';
import { I18nProvider } from '../../locales/text.tsx';
import type { AmountId } from '../../register/answers.ts';
import { AmountBands } from './amount-bands.tsx';

async function drawn(
  question: AmountId,
  tops: readonly number[],
  locale: Locale = 'en',
): Promise<string> {
  const { prelude } = await prerender(
    <I18nProvider locale={locale} messages={await loadMessages(locale)}>
      <AmountBands
        id="bands"
        question={question}
        tops={tops}
        given={undefined}
        onChoose={() => undefined}
        onType={() => undefined}
      />
    </I18nProvider>,
  );
  return new Response(prelude).text();
}

it('sales have piles of notes; numbers of people have none, which would look like wages (ANSW-04)', async () => {
  expect(await drawn('turnover', [500_000, 2_000_000])).toContain('finder-note');
  expect(await drawn('workers', [0, 9])).not.toContain('finder-note');
});

it('every row of a number of people shows one person more, from the owner alone', async () => {
  const rows = (await drawn('workers', [0, 9, 19])).split('<li>').slice(1, -1);
  expect(rows.map((row) => row.match(/<circle/g)?.length)).toEqual([1, 2, 3, 4]);
});

it('every row of sales has a drawing, and the piles rise from row to row (ANSW-06)', async () => {
  const rows = (await drawn('turnover', [500_000, 2_000_000, 4_000_000, 15_000_000])).split('<li>');
  const heights = rows.slice(1, -1).map((row) => row.match(/<rect/g)?.length);
  expect(heights).toEqual([1, 2, 3, 4, 5]);
  expect(rows.at(-1)).toContain('class="drawing"');
});

it('each pile stands on one scale: its notes and the lines of the missing ones are as many in every row', async () => {
  const rows = (await drawn('turnover', [500_000, 2_000_000, 4_000_000]))
    .split('<li>')
    .slice(1, -1);
  const missing = rows.map(
    (row) => /finder-scale" d="([^"]*)"/.exec(row)?.[1]?.match(/M/g)?.length,
  );
  expect(missing).toEqual([3, 2, 1, undefined]);
});

it('sales above the last band have a button (ANSW-04)', async () => {
  expect(await drawn('turnover', [500_000, 5_000_000])).toContain('More than ₹50 lakh');
  expect(await drawn('workers', [0, 9])).toContain('More than 9');
});

it('a band of lakhs stands in Telugu in the form that names it, not in the form before another word', async () => {
  const bands = await drawn('turnover', [500_000, 2_000_000], 'te');
  expect(bands).toContain('₹5–20 లక్షలు<');
  expect(bands).toContain('₹5 లక్షల వరకు');
});
