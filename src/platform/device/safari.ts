/** True for Safari on iOS and macOS; other browsers carry "Safari" in their name too (DEV-04). */
export function isSafari(userAgent: string): boolean {
  return (
    /Version\/[\d.]+.*Safari\//.test(userAgent) &&
    !/Chrome|Chromium|CriOS|FxiOS|EdgiOS|OPiOS|SamsungBrowser|Android/.test(userAgent)
  );
}

/** Returns the major version of Safari from its user agent; undefined if the user agent has none (ERR-04). */
export const safariVersionOf = (userAgent: string): string | undefined =>
  /Version\/(\d+)/.exec(userAgent)?.[1];
