import { siteToasts } from './site-toasts.ts';

/** Copies text to the clipboard and says in a message whether it did. */
export async function copyText(
  text: string,
  { copied, notCopied }: { copied: string; notCopied: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    siteToasts.show({ title: copied, variant: 'success', ofPage: true });
  } catch (error) {
    console.info('Nothing was copied', error);
    siteToasts.show({ title: notCopied, description: text, variant: 'warning', ofPage: true });
  }
}
