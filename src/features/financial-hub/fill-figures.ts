import { factAt } from '../../content/facts/lookup.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { factValueText } from '../../content/facts/fact-text.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Messages } from '../../i18n/messages.ts';

/** The language and the day a tool speaks in. */
export interface Speech {
  locale: Locale;
  messages: Messages;
  day: IsoDate;
}

/**
 * Puts the law's figures into words: "{gst.rate.low}: many foods" → "5%: many foods", as on the day;
 * where no figure holds, "check the official portal".
 */
export function fillFigures(text: string, { locale, messages, day }: Speech): string {
  return text.replaceAll(/\{([a-z0-9.-]+)\}/g, (_, factId: string) => {
    const version = factAt(factId, day);
    return version ? factValueText(version.value, { locale, messages }) : messages.page.unknown;
  });
}
