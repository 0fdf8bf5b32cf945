import { groupOf, type SearchGroup } from './model/groups.ts';
import { stripLocalePrefix } from '../../i18n/locale-path.ts';
import type { SectionHit } from './model/search-index.ts';

/** A page that was found, with its sections that answer, best first. */
export interface FoundPage {
  path: string;
  title: string;
  group: SearchGroup;
  sections: SectionHit[];
}

/** What a page's best, second, third and fourth section count. */
const shares = [1, 0.35, 0.2, 0.1];
const shownSections = 3;

/**
 * A guide is the whole answer, a tool works it out; policies seldom answer a question, and a sheet says
 * in short what another page says in full.
 */
const weightOf = (group: SearchGroup, path: string): number => {
  if (/^\/(privacy-policy|terms-of-service|disclaimer|confidentiality)$/.test(path)) return 0.7;
  if (path.startsWith('/infographics/')) return 0.7;
  return { guides: 1.2, tools: 1.15, schemes: 1.15, pages: 1 }[group];
};

/** Sections that every page of a kind has: they are short, and name the matter without telling of it. */
const leadsOn = new Set(['ask-us', 'call', 'figures', 'frames', 'more', 'portals', 'what-we-do']);

const weighed = (hit: SectionHit): SectionHit =>
  leadsOn.has(hit.anchor) ? { ...hit, score: hit.score * 0.6 } : hit;

/** Gathers sections by page; a page with several good sections comes before one with a single one. */
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
