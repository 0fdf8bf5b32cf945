import { pageById, type PageId } from '../../content/catalog.ts';
import { factText, type FactSetting } from '../../content/facts/fact-text.ts';
import { formatDate } from '../../i18n/format.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import type { Locale } from '../../locales/languages.ts';
import type { TextOf } from '../../locales/language.ts';
import type { DeviceAnswer, Passage } from './device-answer.ts';
import { asMarkdown } from './parse-markdown.ts';
import type { StatedFigures } from './state-figures.ts';

type AnswerWords = TextOf<'assistant-answers'>;

/** A figure answers by itself, so that fewer passages are quoted under it. */
const quotedAfter = { figures: 1, nothing: 2 };

/** The figures, if any, and the passages under them, each with its place and day. */
export function composeAnswer(
  sources: Passage[],
  figures: StatedFigures | undefined,
  words: AnswerWords,
  locale: Locale,
): DeviceAnswer {
  const readable = sources.filter(({ text }) => text !== '');
  const quoted = readable.slice(0, figures ? quotedAfter.figures : quotedAfter.nothing);
  const parts = [
    ...(figures ? [statedText(figures, words, locale)] : []),
    ...quoted.map((passage) => quotedText(passage, words, locale)),
  ];
  const [best] = sources;
  if (parts.length === 0 && best) parts.push(`${placeLink(best, words)}. ${words.notRead}`);
  return {
    kind: 'answer',
    text: parts.join('\n\n'),
    sources,
    ...(figures?.checkedOn && { asOn: figures.checkedOn }),
  };
}

function statedText(
  { text, checkedOn, isOverdue }: StatedFigures,
  words: AnswerWords,
  locale: Locale,
): string {
  const lines = [text];
  if (checkedOn) lines.push(`*${words.checkedOn(formatDate(checkedOn, locale))}*`);
  if (isOverdue) lines.push(`**${words.overdue}**`);
  return lines.join('\n');
}

function quotedText(passage: Passage, words: AnswerWords, locale: Locale): string {
  const day = passage.checkedOn && formatDate(passage.checkedOn, locale);
  const lines = passage.text.split('\n').map((line) => `> ${asMarkdown(line)}`);
  return [words.from(placeLink(passage, words), day), '', ...lines].join('\n');
}

function placeLink({ title, heading, path, anchor }: Passage, words: AnswerWords): string {
  const address = anchor ? `${path}#${anchor}` : path;
  return `[${asMarkdown(words.place(title, heading))}](${address})`;
}

/** "We do not have this", and where to ask. */
export function composeUnknown(words: AnswerWords, locale: Locale): DeviceAnswer {
  const text = words.unknown(
    pageLink(words.searchLink, 'site/search', locale),
    pageLink(words.contactLink, 'site/contact', locale),
  );
  return { kind: 'unknown', text, sources: [] };
}

/** No help with harm; help for those to whom it is done. */
export function composeDecline(words: AnswerWords, setting: FactSetting): DeviceAnswer {
  const number = factText('helpline.legal-aid', setting);
  const rights = pageLink(
    words.rightsLink,
    'blog/street-vendor-compliance-india',
    setting.locale,
    '#if-an-officer-comes',
  );
  return {
    kind: 'declined',
    text: words.declined(rights, `[${number}](tel:${number})`),
    sources: [],
  };
}

const pageLink = (label: string, id: PageId, locale: Locale, anchor = ''): string =>
  `[${label}](${addLocalePrefix(pageById(id).path, locale)}${anchor})`;
