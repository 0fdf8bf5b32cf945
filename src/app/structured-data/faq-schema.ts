import type { FAQPage } from 'schema-dts';
import type { PageBase } from '../../content/types.ts';
import type { PageSettings } from '../../pages/page-context.ts';
import { visibleText } from '../../pages/visible-text.ts';

/** A question of a page and its answer, as visitors read them. */
export interface QuestionAndAnswer {
  question: string;
  answer: string;
}

/** Returns the questions of a page; undefined without any, because an empty list is invalid. */
export function faqSchema(items: readonly QuestionAndAnswer[]): FAQPage | undefined {
  if (items.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Every question on a page with its answer, word for word (CONT-04); those with nothing left to say are out. */
export function questionsOf(
  { sections }: Pick<PageBase, 'sections'>,
  page: PageSettings,
): QuestionAndAnswer[] {
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'faq' ? block.items : []))
    .map(({ question, answer }) => ({
      question: visibleText(question, page),
      answer: visibleText(answer, page),
    }))
    .filter(({ question, answer }) => question && answer);
}
