import type { PageId } from '../content/catalog.ts';
import type { GuideText } from '../content/types.ts';
import { buildText } from '../locales/build-text.ts';
import type { Locale } from '../locales/languages.ts';
import {
  contentLocale,
  loadContent,
  type AnyContent,
  type AnyText,
} from '../locales/load-content.ts';
import { loadText } from '../locales/load-text.ts';
import { completeGuide } from '../register/guides.ts';
import { siteDate } from './build-settings.ts';

/**
 * What a page says, in the language of `contentLocale`, with what the register states in a guide. For the build
 * only. Throws when a complete language lacks the page, and when nobody states what the top of a guide must say.
 */
export async function loadPage(id: PageId, locale: Locale): Promise<AnyContent> {
  const text = await loadContent(id, locale);
  if (!isGuide(text)) return text;
  const textLocale = contentLocale(id, locale);
  const { glance } = await loadText('guide', textLocale);
  const { names } = buildText('facts', textLocale);
  return completeGuide(id, text, siteDate, { free: glance.free, names });
}

const isGuide = (text: AnyText): text is GuideText => 'glance' in text;
