import { portalHosts } from './portal-hosts.ts';

/**
 * Words and bracketed signs used in place of a sign of an address: "pay dot com", "pay[.]com", "name [at]
 * bank".
 */
const spelledSign =
  /(?<![\p{L}\p{M}])(?:dot|डॉट|डाट|డాట్)(?![\p{L}\p{M}])|dot\s?com|[[({<]\s?(?:\.|@|at|ऐट|एट|ఎట్)\s?[\])}>]/iu;
/** Prefixes that open a page or an app, in any position, even without letters around them. */
const startsSomething =
  /:\/\/|h(?:tt|xx)ps?\s{0,3}:|\b(?:tel|callto|sms|smsto|mms|mailto|upi|whatsapp|intent|geo|skype|tg|viber|facetime|market|bitcoin|javascript|vbscript|data|blob|file|ftp|about)\s?:(?=\S)/i;
const mailSeparators = /[\s<>()[\]{}"|,;*:]+/;
/** Characters that cannot be in the name of a site. */
const nameSeparators = /[^\p{L}\p{M}\p{N}.-]+/u;
/** The characters allowed around the name of a portal: no path, no port, no part of a longer name. */
const beforeSite = String.raw`(?<![^\s<>()[\]{}"'|,;*:])(?:https:\/\/)?`;
const behindSite = String.raw`(?=(?:'s)?[/?#:.!'।-]{0,9}(?:[\s<>()[\]{}"|,;*]|$))`;
/** A name has at most 253 letters; the limit bounds the time of the search. */
const site = new RegExp(`${beforeSite}([a-z0-9][a-z0-9.-]{2,253}[a-z])${behindSite}`, 'gi');

/** Returns true when an answer names a contact that the passage cited for it lacks. */
export function hasUnsupportedContact(statement: string, passage: string): boolean {
  return [statement, shownText(statement)].some((text) => {
    const others = joined(text).replaceAll(site, (whole, host: string) =>
      isKnownSite(host, passage) ? ' ' : whole,
    );
    return (
      spelledSign.test(others) ||
      startsSomething.test(others) ||
      mailsIn(others).some((mail) => !hasWhole(passage, mail)) ||
      namesIn(others).some(isAddress)
    );
  });
}

/** Returns the text as the page shows it: "pay.[com](/faq)" is "pay.com". */
const shownText = (text: string): string =>
  text.replaceAll(/\[([^\][]{0,300})\]\([^()]{0,300}\)/g, '$1');

/** Joins spelled-out addresses: "gst-pay . example . com" is one address, and "gst-pay·com" is read as one. */
const joined = (text: string): string =>
  text
    .replaceAll(/\s{1,9}\.\s{0,9}(?=\p{L})/gu, '.')
    .replaceAll(/(?<=[\p{L}\p{N}])[·•∙⋅‧](?=\p{L})/gu, '.');

/** Returns mail addresses, names of payees ("name@bank") and of accounts ("@name"). */
const mailsIn = (text: string): string[] =>
  text
    .split(mailSeparators)
    .filter((token) => token.includes('@'))
    .map((token) => token.replace(/^[.'!?/]{1,9}/, '').replace(/[.'!?/।-]{1,9}$/, ''));

/**
 * Returns every name with dots, also behind a sign: "Website:pay.com", "Pay/pay.com", "#pay.com". Excludes
 * names in mail addresses.
 */
const namesIn = (text: string): string[] =>
  text
    .split(mailSeparators)
    .filter((token) => !token.includes('@'))
    .flatMap((token) => token.split(nameSeparators));

/** Returns true for names joined with dots whose last part could be a domain: not "e.g." nor "Rs.500". */
function isAddress(name: string): boolean {
  const parts = name.split('.').filter(Boolean);
  const last = parts.at(-1)?.replace(/-{1,9}$/, '') ?? '';
  if (parts.length < 2 || parts.every((part) => part.length <= 1)) return false;
  return /^\p{L}[\p{L}\p{M}-]+$/u.test(last) || last.toLowerCase().startsWith('xn--');
}

/** Returns true for a portal of our list that the passage names too. */
const isKnownSite = (host: string, passage: string): boolean =>
  portalHosts.has(host.toLowerCase()) && hasWhole(passage, host);

/** Returns true when the passage contains the text, and not as a part of a longer one. */
export function hasWhole(passage: string, text: string): boolean {
  const wanted = text.toLowerCase();
  const inText = passage.toLowerCase();
  for (let at = inText.indexOf(wanted); at >= 0; at = inText.indexOf(wanted, at + 1)) {
    const before = inText[at - 1] ?? ' ';
    const after = inText.slice(at + wanted.length, at + wanted.length + 2);
    const isOpen = !/[\p{L}\p{M}\p{N}@.-]/u.test(before);
    if (isOpen && !/^(?:[\p{L}\p{M}\p{N}@-]|\.[\p{L}\p{N}])/u.test(after)) return true;
  }
  return false;
}
