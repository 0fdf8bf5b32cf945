/** Result of sharing. `closed`: the visitor chose no app. */
type Shared = 'sent' | 'closed' | 'failed';

/**
 * Opens the device's share sheet. Never rejects: the caller handles `failed` with a copy, a download or a
 * message.
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

/** Returns the address of a WhatsApp chat without a recipient. WhatsApp asks for one. */
export const forwardLink = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Saves a file in the downloads of the device. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
