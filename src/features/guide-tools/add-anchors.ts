import type { TextOf } from '../../locales/language.ts';
import { copyText } from '../../ui/copy-text.ts';

/**
 * Adds a link to each folded section of a guide, which copies its address when it is pressed. Returns a function that
 * takes them back.
 */
export function addAnchors(page: Document, texts: TextOf<'guide-tools'>): () => void {
  const anchors = [...page.querySelectorAll('.section-fold > summary')].map((summary) => {
    const anchor = page.createElement('a');
    anchor.className = 'anchor';
    anchor.href = `#${summary.closest('section')?.id ?? ''}`;
    anchor.textContent = '#';
    anchor.setAttribute(
      'aria-label',
      texts.linkToPart(summary.querySelector('h2')?.textContent ?? ''),
    );
    anchor.addEventListener('click', () => {
      void copyText(anchor.href, { copied: texts.linkCopied, notCopied: texts.share.notCopied });
    });
    summary.after(anchor);
    return anchor;
  });
  return () => {
    for (const anchor of anchors) anchor.remove();
  };
}
