import { cutText } from '../../i18n/cut-text.ts';

/** Text from another app's share sheet, named as in the manifest's share target. */
export interface SharedParts {
  title?: string;
  text?: string;
  url?: string;
}

/** Length in characters that a WhatsApp link carries safely, at nine bytes per Hindi or Telugu character. */
const maxLength = 2000;

/** Returns the question of an address (`?q=`); empty without one. */
export const questionOf = (search: Record<string, unknown>): string => textIn(search, 'q') ?? '';

/** Returns the shared parts of an address; ignores other parameters. */
export function sharedPartsOf(search: Record<string, unknown>): SharedParts {
  const part = (name: keyof SharedParts) => {
    const value = textIn(search, name);
    return value === undefined ? {} : { [name]: value };
  };
  return { ...part('title'), ...part('text'), ...part('url') };
}

function textIn(search: Record<string, unknown>, name: string): string | undefined {
  const value = search[name];
  // The router turns texts that look like numbers or booleans into those.
  const isText = ['string', 'number', 'boolean'].includes(typeof value);
  return isText && String(value).trim() ? String(value) : undefined;
}

/**
 * Returns the parts as one text of at most 2,000 characters; empty when nothing was shared. Title and address
 * are left out if the text contains them, as with many apps.
 */
export function sharedText({ title, text, url }: SharedParts): string {
  const others = (part: string | undefined) => part && !text?.includes(part.trim());
  const parts = [others(title) && title, text, others(url) && url]
    .filter((part) => typeof part === 'string')
    .map((part) => part.trim());
  return cutText(parts.join('\n'), maxLength);
}
