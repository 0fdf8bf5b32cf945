import { certainties } from '../../src/content/facts/types.ts';
import { isHomePage, statedSources } from './stated-sources.ts';

/** Returns how the site knows what it states, and how many links name a page, as the table of docs/law-review.md. */
export function countTable(): string {
  const columns = [...certainties, 'ours', 'not read'] as const;
  const rows = statedSources().map(({ what, sources }) => {
    const kinds = sources.map(({ source }) => {
      if (!source) return 'not read';
      return 'ours' in source ? 'ours' : source.certainty;
    });
    const counts = columns.map((column) => kinds.filter((kind) => kind === column).length);
    const links = new Set(
      sources.flatMap(({ source }) => (source && !('ours' in source) ? [source.url] : [])),
    );
    const deep = [...links].filter((url) => !isHomePage(url)).length;
    return `| ${[what, sources.length, ...counts, `${deep} of ${links.size}`].join(' | ')} |`;
  });
  return [
    `| | all | ${columns.join(' | ')} | deep links |`,
    `|---|${'---|'.repeat(columns.length + 2)}`,
    ...rows,
  ].join('\n');
}
