/** Limits on e-mails that ask for confirmation; 0 means no limit. */
export interface NewsletterLimits {
  /** From one caller in ten minutes. The limit for a day is four times as high. */
  readonly perCaller: number;
  /** From all callers in a day. */
  readonly perDay: number;
}

/** A household subscribes with a few addresses, a town with a few hundred. */
export const defaultNewsletterLimits: NewsletterLimits = { perCaller: 5, perDay: 300 };

/**
 * Reads NEWSLETTER_RATE_LIMIT and NEWSLETTER_DAILY_CAP (.env.example). Throws with the variable's name when a
 * value is invalid.
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
