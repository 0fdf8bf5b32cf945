/** How many e-mails ask for confirmation; 0: any number. */
export interface NewsletterLimits {
  /** In ten minutes, from one caller. In a day a caller gets four times as many. */
  readonly perCaller: number;
  /** In a day, from everybody. */
  readonly perDay: number;
}

/** A household signs up a few addresses, a town a few hundred. */
export const defaultNewsletterLimits: NewsletterLimits = { perCaller: 5, perDay: 300 };

/**
 * Reads NEWSLETTER_RATE_LIMIT and NEWSLETTER_DAILY_CAP (.env.example). Throws with the variable's name when one
 * makes no sense.
 */
export function readNewsletterLimits(get: (name: string) => string | undefined): NewsletterLimits {
  const read = (name: string, unset: number): number => {
    const text = get(name);
    if (!text) return unset;
    if (/^\d{1,6}$/.test(text)) return Number(text);
    throw new Error(`${name} must be a whole number, 0 for no limit, not "${text}".`);
  };
  return {
    perCaller: read('NEWSLETTER_RATE_LIMIT', defaultNewsletterLimits.perCaller),
    perDay: read('NEWSLETTER_DAILY_CAP', defaultNewsletterLimits.perDay),
  };
}
