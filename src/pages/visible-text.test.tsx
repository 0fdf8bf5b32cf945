import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PageContent } from '../content/types.ts';
import { text as en } from '../locales/en/interface.ts';
import { PageContext } from './page-context.ts';
import { ProseText } from './prose.tsx';
import { visibleText } from './visible-text.ts';

const page = { locale: 'en', messages: en, asOn: '2026-11-20' } as const;
const files = import.meta.glob<{ content: PageContent }>('../locales/en/pages/**/*.ts', {
  eager: true,
});
const questions = Object.values(files)
  .flatMap(({ content }) => content.sections)
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => (block.kind === 'faq' ? block.items : []));

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Returns the visible part of a rendered text. */
function drawn(text: string): string {
  return renderToStaticMarkup(
    <PageContext value={page}>
      <ProseText text={text} />
    </PageContext>,
  )
    .replaceAll(/<span class="sr-only">.*?<\/span>/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

it.each(questions)('search engines read what visitors read: $question (CONT-04)', (item) => {
  expect(visibleText(item.question, page)).toBe(drawn(item.question));
  expect(visibleText(item.answer, page)).toBe(drawn(item.answer));
});

it('figures, domains and links are as drawn', () => {
  const text =
    '**From** {fssai.registration.turnover-max}, on [the portal](portal:foscos) or [here](/faq).';
  expect(visibleText(text, page)).toBe(drawn(text));
  expect(visibleText(text, page)).toContain('the portal (foscos.fssai.gov.in)');
});
