/** True for Safari on iOS and macOS; other browsers carry "Safari" in their name too (DEV-04). */
export function isSafari(userAgent: string): boolean {
  return (
    /Version\/[\d.]+.*Safari\//.test(userAgent) &&
    !/Chrome|Chromium|CriOS|FxiOS|EdgiOS|OPiOS|SamsungBrowser|Android/.test(userAgent)
  );
}
