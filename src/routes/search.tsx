import { createFileRoute, useHydrated, useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { PageView } from '../app/shell/page-view.tsx';
import { tidyQuestion } from '../tools/search/question.ts';
import { SearchTool } from '../tools/search/search-tool.tsx';
import { useI18n } from '../locales/text.tsx';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { loadPage } from './-load-page.ts';

/** The search: the address holds the question (SRCH-01). */
export const Route = createFileRoute('/search')({
  // A number is text here like any other.
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    q === undefined ? {} : { q: typeof q === 'string' ? q : JSON.stringify(q) },
  loader: loadPage,
  component: Search,
});

function Search() {
  const page = Route.useLoaderData();
  const { locale } = useI18n();
  const router = useRouter();
  const { q = '' } = Route.useSearch();
  // The prerendered page does not know the question, so it is read after hydration.
  const question = tidyQuestion(useHydrated() ? q : '');
  const action = addLocalePrefix('/search', locale);
  /** The question that was typed and not submitted yet. */
  const typed = useRef<string>(undefined);
  const ask = useCallback(
    (asked: string, how: 'typed' | 'submitted') => {
      // Text typed without a submit is one question. Back leads to the previous one.
      const continues = question !== '' && question === typed.current;
      typed.current = how === 'typed' ? asked : undefined;
      if (asked === question) return;
      void router.navigate({
        href: asked ? `${action}?q=${encodeURIComponent(asked)}` : action,
        replace: continues || (how === 'typed' && question === ''),
        resetScroll: false,
      });
    },
    [router, action, question],
  );
  return (
    // The index of all pages makes room for the answer.
    <PageView page={question ? { ...page, rest: '' } : page} text="search">
      <SearchTool action={action} question={question} onAsk={ask} />
    </PageView>
  );
}
