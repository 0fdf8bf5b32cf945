import type { Words } from '../../i18n/messages.ts';
import type { en } from '../../i18n/words/guide-tools/en.ts';
import { siteToasts } from '../../ui/site-toasts.ts';

/** Copies a text and says whether it worked. */
export async function copyText(
  text: string,
  { copied, notCopied }: { copied: string; notCopied: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    siteToasts.show({ title: copied, variant: 'success' });
  } catch (error) {
    console.info('Nothing was copied', error);
    siteToasts.show({ title: notCopied, description: text, variant: 'warning' });
  }
}

/** Has the links beside headings copied when they are pressed. Gives a function that stops it. */
export function copyAnchors(page: Document, words: Words<typeof en>): () => void {
  const press = ({ target }: MouseEvent) => {
    const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('.anchor') : null;
    if (!anchor) return;
    void copyText(anchor.href, { copied: words.linkCopied, notCopied: words.share.notCopied });
  };
  page.addEventListener('click', press);
  return () => page.removeEventListener('click', press);
}
