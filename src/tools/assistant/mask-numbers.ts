/** Not beside another digit, a letter or the plus of a telephone number; digits of any script. */
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
  // Accounts, and anything else that long in one piece.
  alone(group('11,19')),
];

/** A telephone number with the country's code set apart. */
const telephone = /^91[ .-]\p{Nd}{10}$/u;

/**
 * Hides what looks like an Aadhaar, PAN, card or account number (CHAT-28). Telephone numbers of ten
 * digits or with +91, amounts and dates stay. Tells whether anything was hidden.
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
