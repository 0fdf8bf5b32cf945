/** Tells whether part of the app failed to load. Each browser words this error differently, and Vite does for styles. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported|module script|preload CSS/i.test(error.message);

/**
 * Keeps the router from reloading a page by itself when a part is missing. It would do so without a signal too: a
 * reload brings nothing there, and loses what a visitor taps or types meanwhile. The router knows such an error by
 * the first words of its message, `isMissingPart` by any.
 */
export const keepRouterFromReloading = (): void =>
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `Part: ${payload.message}`;
  });
