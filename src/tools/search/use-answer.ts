import { useCallback, useEffect, useMemo, useState } from 'react';
import { useI18n } from '../../locales/text.tsx';
import { openSearch, type OpenSearch } from './model/open-search.ts';
import { sectionAt } from './model/places.ts';
import type { Found, Section } from './model/search-index.ts';
import { foundPages, type FoundPage } from './found-pages.ts';
import { searchLanguage } from './model/language.ts';

/** The state of the answer to a question. */
export type Answer = { is: 'none' } | { is: 'loading' } | { is: 'failed' } | ReadyAnswer;

export interface ReadyAnswer {
  is: 'ready';
  question: string;
  pages: FoundPage[];
  unknown: ReturnType<Found['unknown']>;
  covers: OpenSearch['covers'];
  /** Needs that others with this question also have, with the section that answers each. */
  alsoAsked: readonly { need: string; section: Section }[];
}

/** Searches on the device. The first question loads the index. */
export function useAnswer(question: string): { answer: Answer; retry: () => void } {
  const { locale } = useI18n();
  const [search, setSearch] = useState<OpenSearch | 'failed'>();
  const isAsked = question !== '';

  const load = useCallback(
    () =>
      openSearch(searchLanguage(locale)).then(setSearch, (error: unknown) => {
        console.error('The search could not be started', error);
        setSearch('failed');
      }),
    [locale],
  );

  useEffect(() => {
    if (isAsked) void load();
  }, [isAsked, load]);

  const answer = useMemo(() => answerOf(question, search), [question, search]);
  function retry() {
    setSearch(undefined);
    void load();
  }

  return { answer, retry };
}

function answerOf(question: string, search: OpenSearch | 'failed' | undefined): Answer {
  if (question === '') return { is: 'none' };
  if (search === undefined) return { is: 'loading' };
  if (search === 'failed') return { is: 'failed' };
  const { index, covers, needsOf, alsoAsked } = search;
  const { hits, unknown } = index.search(question);
  const needs = needsOf(question);
  const pages = foundPages({ hits, needs, sections: index.sections });
  const further = alsoAsked(needs).flatMap(({ id, places: [place = ''] }) => {
    const section = sectionAt(place, index.sections);
    return section ? [{ need: id, section }] : [];
  });
  return { is: 'ready', question, pages, unknown: unknown(), covers, alsoAsked: further };
}
