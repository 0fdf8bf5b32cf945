import type { Prose } from '../content/types.ts';
import { plainText } from './fact-text.ts';
import type { PageSettings } from './page-context.ts';
import { portalById } from './prose.tsx';

/**
 * Returns a content text exactly as `ProseText` shows it: with figures, and with the domain after a link
 * to an official site. Text for screen readers only is left out.
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
