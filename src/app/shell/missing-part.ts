/** Tells whether part of the app failed to load. Each browser words this error differently, and Vite does for styles. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported|module script|preload CSS/i.test(error.message);
