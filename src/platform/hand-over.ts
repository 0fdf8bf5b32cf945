/** What became of something that was shared; `closed`: the visitor chose no app. */
type Shared = 'sent' | 'closed' | 'failed';

/**
 * Opens the phone's own sheet, for an app of the visitor's choice. A failure is on the console, and for
 * the caller to make good: by a copy, a download or a word.
 */
export async function share(what: ShareData): Promise<Shared> {
  try {
    await navigator.share(what);
    return 'sent';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    console.info('Nothing was shared', error);
    return 'failed';
  }
}

/** A WhatsApp chat with nobody yet: it asks whom to send the text to. */
export const forwardLink = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Saves a file among the phone's downloads. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
