/** What another app hands over by the share sheet, as the manifest's share target names it. */
export interface SharedParts {
  title?: string;
  text?: string;
  url?: string;
}

/** As much as the note of a request takes. */
const maxLength = 2000;

/** The shared parts in an address; everything else in it is left out. */
export function sharedPartsOf(search: Record<string, unknown>): SharedParts {
  const part = (name: keyof SharedParts) => {
    const value = search[name];
    // The router makes numbers and truth values of texts that read the same written back.
    const isText = ['string', 'number', 'boolean'].includes(typeof value);
    return isText && String(value).trim() ? { [name]: String(value) } : {};
  };
  return { ...part('title'), ...part('text'), ...part('url') };
}

/**
 * The parts as one text, at most 2,000 characters; empty when nothing was shared. Many apps repeat
 * the title or the address within the text: what is there already is not said twice.
 */
export function sharedText({ title, text, url }: SharedParts): string {
  const others = (part: string | undefined) => part && !text?.includes(part.trim());
  return [others(title) && title, text, others(url) && url]
    .filter((part) => typeof part === 'string')
    .map((part) => part.trim())
    .join('\n')
    .slice(0, maxLength);
}
