import type { Locale } from '../../locales/languages.ts';
import type { Messages } from '../../locales/language.ts';

/** What every route and its loader can read. */
export interface RouterContext {
  locale: Locale;
  messages: Messages;
}
