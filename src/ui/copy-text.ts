import { siteToasts } from './site-toasts.ts';

/** Copies a text and says whether it worked; where it did not, the text is shown to be copied by hand. */
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
