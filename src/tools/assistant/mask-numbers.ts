/**
 * Matches a number that is not beside another digit, a letter or the plus of a telephone number. Digits of
 * any script count.
 */
const alone = (pattern: string, flags = 'gu') =>
  new RegExp(String.raw`(?<![\p{L}\p{Nd}+])(?:${pattern})(?![\p{L}\p{Nd}])`, flags);
const group = (size: string) => String.raw`\p{Nd}{${size}}`;
const gap = '[ .-]?';

const patterns: readonly RegExp[] = [
  // PAN, also inside a GSTIN.
  alone(String.raw`(?:\p{Nd}{2})?[a-z]{5}\p{Nd}{4}[a-z](?:[a-z\p{Nd}]{3})?`, 'giu'),
  // Aadhaar; a card is one group longer.
  alone(`${[group('4'), group('4'), group('4')].join(gap)}(?:${gap}${group('1,7')})?`),
  // American Express.
  alone([group('4'), group('6'), group('5')].join(gap)),
  // Accounts, and other numbers of that length.
  alone(group('11,19')),
];

/** A telephone number whose country code is separate. */
const telephone = /^91[ .-]\p{Nd}{10}$/u;

/**
 * Masks numbers that look like an Aadhaar, PAN, card or account number (CHAT-28). Telephone numbers of ten
 * digits or with +91, amounts and dates stay. `hidden` is true when a number was masked.
 */
export function maskNumbers(text: string, mask: string): { text: string; hidden: boolean } {
  let hidden = false;
  const hide = (found: string) => {
    if (telephone.test(found)) return found;
    hidden = true;
    return mask;
  };
  const masked = patterns.reduce((rest, pattern) => rest.replaceAll(pattern, hide), text);
  return { text: masked, hidden };
}
