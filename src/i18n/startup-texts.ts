import type { Locale } from '../locales/languages.ts';

interface StartupTexts {
  title: string;
  text: string;
  refresh: string;
}

/** Texts of a failed start, separate from the others, because those may have failed to load. */
export const startupTexts: Partial<Record<Locale, StartupTexts>> & { en: StartupTexts } = {
  en: {
    title: 'Loading Issue Detected',
    text: "We're experiencing a temporary loading issue. Please try refreshing the page or use a different browser.",
    refresh: 'Refresh Page',
  },
};
