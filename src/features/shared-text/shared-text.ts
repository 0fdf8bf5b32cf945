import { cutText } from '../../i18n/cut-text.ts';

/** What another app hands over by the share sheet, as the manifest's share target names it. */
export interface SharedParts {
  title?: string;
  text?: string;
  url?: string;
}

/** As much as a link to WhatsApp carries safely, at nine bytes a letter of Hindi or Telugu. */
const maxLength = 2000;

/** The question in an address (`?q=`); empty where there is none. */
export const questionOf = (search: Record<string, unknown>): string => textIn(search, 'q') ?? '';

/** The shared parts in an address; everything else in it is left out. */
export function sharedPartsOf(search: Record<string, unknown>): SharedParts {
  const part = (name: keyof SharedParts) => {
    const value = textIn(search, name);
    return value === undefined ? {} : { [name]: value };
  };
  return { ...part('title'), ...part('text'), ...part('url') };
}

function textIn(search: Record<string, unknown>, name: string): string | undefined {
  const value = search[name];
  // The router makes numbers and truth values of texts that read the same written back.
  const isText = ['string', 'number', 'boolean'].includes(typeof value);
  return isText && String(value).trim() ? String(value) : undefined;
}

/**
 * The parts as one text, at most 2,000 characters; empty when nothing was shared. Many apps
 * repeat the title or the address within the text: what is there already is not said twice.
 */
export function sharedText({ title, text, url }: SharedParts): string {
  const others = (part: string | undefined) => part && !text?.includes(part.trim());
  const parts = [others(title) && title, text, others(url) && url]
    .filter((part) => typeof part === 'string')
    .map((part) => part.trim());
  return cutText(parts.join('\n'), maxLength);
}
