import type { Locale } from '../locales/languages.ts';

interface StartupWords {
  title: string;
  text: string;
  refresh: string;
}

/** The words of the start-up failure, apart from the rest: those may be what could not be loaded. */
export const startupWords: Partial<Record<Locale, StartupWords>> & { en: StartupWords } = {
  en: {
    title: 'Loading Issue Detected',
    text: "We're experiencing a temporary loading issue. Please try refreshing the page or use a different browser.",
    refresh: 'Refresh Page',
  },
};
