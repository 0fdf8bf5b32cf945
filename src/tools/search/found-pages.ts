import { groupOf, type SearchGroup } from './model/groups.ts';
import { stripLocalePrefix } from '../../i18n/locale-path.ts';
import type { SectionHit } from './model/search-index.ts';

/** A page with its matching sections, best first. */
export interface FoundPage {
  path: string;
  title: string;
  group: SearchGroup;
  sections: SectionHit[];
}

/** Weights of a page's best, second, third and fourth section. */
const shares = [1, 0.35, 0.2, 0.1];
const shownSections = 3;

/**
 * Weights a page by its kind. Guides and tools answer questions best. Policies seldom answer a question, and
 * an infographic only sums up another page. A notice has a last day, so what to do about it comes before what
 * the law says.
 */
const weightOf = (group: SearchGroup, path: string): number => {
  if (/^\/(privacy-policy|terms-of-service|disclaimer|confidentiality)$/.test(path)) return 0.7;
  if (path.startsWith('/infographics/')) return 0.7;
  if (path === '/notice') return 1.5;
  return { guides: 1.2, tools: 1.15, schemes: 1.15, pages: 1 }[group];
};

/** Sections that most pages share. They are short and name a topic without explaining it. */
const leadsOn = new Set(['ask-us', 'call', 'figures', 'frames', 'more', 'portals', 'what-we-do']);

const weighed = (hit: SectionHit): SectionHit =>
  leadsOn.has(hit.anchor) ? { ...hit, score: hit.score * 0.6 } : hit;

/** Groups sections by page. A page with several good sections ranks above one with a single good section. */
export function foundPages(hits: readonly SectionHit[]): FoundPage[] {
  const byPath = new Map<string, SectionHit[]>();
  for (const hit of hits.map(weighed).sort((a, b) => b.score - a.score)) {
    const sections = byPath.get(hit.path);
    if (sections) sections.push(hit);
    else byPath.set(hit.path, [hit]);
  }
  return [...byPath.values()]
    .flatMap((sections) => {
      const [best] = sections;
      if (!best) return [];
      const plainPath = stripLocalePrefix(best.path);
      const group = groupOf(plainPath);
      const score = shares.reduce(
        (sum, share, place) => sum + share * (sections[place]?.score ?? 0),
        0,
      );
      const page = { path: best.path, title: best.title, group };
      return [
        {
          score: score * weightOf(group, plainPath),
          page: { ...page, sections: sections.slice(0, shownSections) },
        },
      ];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
}
