import { visitorTexts } from './visitor-texts.ts';

/** The functions' messages to visitors, in one language. */
export type VisitorTexts = (typeof visitorTexts)['en'];

const byLocale: Readonly<Record<string, VisitorTexts>> = visitorTexts;

/** Returns the texts of a language, or English where the site has none in it. */
export const textsIn = (locale: string): VisitorTexts => byLocale[locale] ?? visitorTexts.en;

/** Fills the `{names}` of a text. Throws when a value is missing. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing to fill in for {${name}}`);
    return value;
  });
