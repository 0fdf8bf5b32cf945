import type { Prose } from '../content/types.ts';
import { plainText } from './fact-text.ts';
import type { PageSettings } from './page-context.ts';
import { portalById } from './prose.tsx';

/**
 * A string of the content exactly as `ProseText` shows it: figures in place, and after the words of a
 * link to an official site its domain. What only a screen reader hears is left out.
 */
export function visibleText(text: Prose, page: PageSettings): string {
  return plainText(
    text.replaceAll(
      /\[([^\]]+)\]\(portal:([^)]+)\)/g,
      (_, words: string, id: string) => `${words} (${new URL(portalById(id).url).host})`,
    ),
    page,
  );
}
