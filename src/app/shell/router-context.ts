import type { Locale } from '../../locales/languages.ts';
import type { Messages } from '../../locales/language.ts';

/** The context that every route and loader can read. */
export interface RouterContext {
  locale: Locale;
  messages: Messages;
}
