/** Whether a part of the app could not be fetched: every browser says so in its own words, of its style Vite does. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported|module script|preload CSS/i.test(error.message);
