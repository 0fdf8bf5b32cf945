import { certainties } from '../../src/content/facts/types.ts';
import { isHomePage, statedSources } from './stated-sources.ts';

/** Prints how the site knows what it states, and how many links name a page (docs/law-review.md). */
const columns = [...certainties, 'ours', 'not read'] as const;
console.log(`| | all | ${columns.join(' | ')} | deep links |`);
console.log(`|---|${'---|'.repeat(columns.length + 2)}`);
for (const { what, sources } of statedSources()) {
  const kinds = sources.map(({ source }) => {
    if (!source) return 'not read';
    return 'ours' in source ? 'ours' : source.certainty;
  });
  const counts = columns.map((column) => kinds.filter((kind) => kind === column).length);
  const links = new Set(
    sources.flatMap(({ source }) => (source && !('ours' in source) ? [source.url] : [])),
  );
  const deep = [...links].filter((url) => !isHomePage(url)).length;
  const cells = [what, sources.length, ...counts, `${deep} of ${links.size}`];
  console.log(`| ${cells.join(' | ')} |`);
}
