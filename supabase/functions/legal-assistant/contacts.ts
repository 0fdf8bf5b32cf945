import { portalHosts } from './portal-hosts.ts';

/** Words that stand for a sign of an address: "pay dot com", "name [at] bank". */
const spelledSign =
  /(?:^|[\s[({<])(?:dot|डॉट|डाट|డాట్)(?=[\s\])}>]|$)|[[({<]\s?(?:at|ऐट|एट|ఎట్)\s?[\])}>]/iu;
const anyScheme = /\b[a-z][a-z0-9+.-]{1,20}:\/\//gi;
const webScheme = /^https?:\/\/$/i;
const startsSomething =
  /\b(?:tel|callto|sms|smsto|mms|mailto|upi|whatsapp|intent|geo|skype|tg|viber|facetime|market|bitcoin|javascript|vbscript|data|blob|file|ftp|about)\s?:(?=\S)/i;
const separators = /[\s<>()[\]{}"|,;*]+/;
const currency = /^(?:rs|inr|re|रु|रू|రూ)$/i;

/** True when an answer names a contact that no passage cited for it holds. */
export function hasUnsupportedContact(text: string, passage: string): boolean {
  if (spelledSign.test(text) || startsSomething.test(text)) return true;
  for (const [scheme] of text.matchAll(anyScheme)) if (!webScheme.test(scheme)) return true;
  return tokensOf(text).some((token) =>
    token.includes('@')
      ? !hasWhole(passage, token)
      : isAddress(token) && !isKnownSite(token, passage),
  );
}

/** "gst-pay . example . com" is one address. */
const tokensOf = (text: string): string[] =>
  text
    .replaceAll(/ \. ?(?=\p{L})/gu, '.')
    .split(separators)
    .map((token) => token.replace(/^[.:'!?/]{1,9}/, '').replace(/[.:'!?/।-]{1,9}$/, ''))
    .filter((token) => token.includes('.') || token.includes('@'));

/** The part of an address that names the site. */
function hostOf(token: string): string {
  const scheme = token.indexOf('://');
  const rest = scheme < 0 ? token : token.slice(scheme + 3);
  const end = rest.search(/[/?#:\\]/);
  return (end < 0 ? rest : rest.slice(0, end)).toLowerCase();
}

/** Names joined with dots, of which the last could be a domain: not "e.g." nor "Rs.500". */
function isAddress(token: string): boolean {
  const parts = hostOf(token).split('.');
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || parts.every((part) => part.length <= 1)) return false;
  if (currency.test(parts[0] ?? '')) return false;
  return token.includes('://') || /^\p{L}[\p{L}\p{M}-]+$/u.test(last) || last.startsWith('xn--');
}

/** A portal of our list, with nothing behind its name, that the passage names too. */
function isKnownSite(token: string, passage: string): boolean {
  const host = hostOf(token);
  const plain = token.toLowerCase().replace(/^https:\/\//, '');
  return portalHosts.has(host) && plain === host && hasWhole(passage, host);
}

/** True when the passage holds the text, and not as a part of something longer. */
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
