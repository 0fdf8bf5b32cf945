import { useEffect, useState } from 'react';
import { vocabularyOf } from './model/vocabulary.ts';
import { useI18n } from '../../locales/text.tsx';
import { excerptOf, type ExcerptPart } from './model/excerpt.ts';
import { sectionOf } from './model/page-texts.ts';
import type { SectionHit } from './model/search-index.ts';

/** The lines of a section that answer, cut from its page. Empty until they are here, and where they cannot be had. */
export function useExcerpt(hit: SectionHit): readonly ExcerptPart[] {
  const { locale } = useI18n();
  const [parts, setParts] = useState<readonly ExcerptPart[]>([]);
  useEffect(() => {
    let isGone = false;
    sectionOf(hit.path, hit.anchor).then(
      (section) => {
        if (isGone || !section) return;
        setParts(excerptOf(section.lines, hit.terms, vocabularyOf(locale)));
      },
      (error: unknown) => console.info('There is no excerpt', error),
    );
    return () => {
      isGone = true;
    };
  }, [hit, locale]);
  return parts;
}
