import type { Locale } from '../../i18n/locales.ts';
import type { Messages } from '../../i18n/messages.ts';

/** What every route and its loader can read. */
export interface RouterContext {
  locale: Locale;
  messages: Messages;
}
