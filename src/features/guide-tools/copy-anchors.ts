import type { TextOf } from '../../locales/language.ts';
import { copyText } from '../../ui/copy-text.ts';

/** Copies the links beside headings when they are pressed. Returns a function that stops it. */
export function copyAnchors(page: Document, texts: TextOf<'guide-tools'>): () => void {
  const press = ({ target }: MouseEvent) => {
    const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('.anchor') : null;
    if (!anchor) return;
    void copyText(anchor.href, { copied: texts.linkCopied, notCopied: texts.share.notCopied });
  };
  page.addEventListener('click', press);
  return () => page.removeEventListener('click', press);
}
