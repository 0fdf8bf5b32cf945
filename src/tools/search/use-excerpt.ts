import { useEffect, useState } from 'react';
import { vocabularyOf } from './model/vocabulary.ts';
import { useI18n } from '../../locales/text.tsx';
import { excerptOf, type ExcerptPart } from './model/excerpt.ts';
import { sectionOf } from './model/page-texts.ts';
import type { SectionHit } from './model/search-index.ts';

/** Returns an excerpt of a section, cut from its page; empty while it loads or if the page is unavailable. */
export function useExcerpt(hit: SectionHit): readonly ExcerptPart[] {
  const { locale } = useI18n();
  const [parts, setParts] = useState<readonly ExcerptPart[]>([]);
  useEffect(() => {
    let isUnmounted = false;
    sectionOf(hit.path, hit.anchor).then(
      (section) => {
        if (isUnmounted || !section) return;
        setParts(excerptOf(section.lines, hit.terms, vocabularyOf(locale)));
      },
      (error: unknown) => console.info('There is no excerpt', error),
    );
    return () => {
      isUnmounted = true;
    };
  }, [hit, locale]);
  return parts;
}
