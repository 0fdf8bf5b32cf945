import { pageById, type PageId } from '../../content/catalog.ts';
import { factText, type FactSetting } from '../../content/facts/fact-text.ts';
import { formatDate } from '../../i18n/format.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import type { Locale } from '../../locales/languages.ts';
import type { TextOf } from '../../locales/language.ts';
import type { DeviceAnswer, Passage } from './device-answer.ts';
import type { Section } from '../search/model/search-index.ts';
import { asMarkdown } from './parse-markdown.ts';
import type { StatedFigures } from './state-figures.ts';

type AnswerTexts = TextOf<'assistant-answers'>;

/** Number of quoted passages. A figure answers by itself, so fewer follow it. */
const quotedAfter = { figures: 1, nothing: 2 };

/** The parts of an answer. */
interface AnswerParts {
  /** What the register says, as Markdown. */
  verdict: string | undefined;
  /** A sentence of the first source, as Markdown. It begins the answer. */
  sentence?: string | undefined;
  /** Sentences with figures, the first of which begins the answer. */
  figures: readonly StatedFigures[];
  /** The section to read next, after the first sentence. */
  next?: Section | undefined;
  sources: Passage[];
}

/** Composes an answer of the register's verdict, figures and quoted passages, with links and dates. */
export function composeAnswer(
  { verdict, sentence, figures, next, sources }: AnswerParts,
  texts: AnswerTexts,
  locale: Locale,
): DeviceAnswer {
  const readable = sources.filter(({ text }) => text !== '');
  const quoted = readable.slice(
    0,
    figures.length > 0 || verdict || sentence ? quotedAfter.figures : quotedAfter.nothing,
  );
  const parts = [
    ...(verdict ? [verdict] : []),
    ...(sentence ? [sentence] : []),
    ...figures.map((stated, place) => statedText(stated, texts, place === 0 ? next : undefined)),
    ...quoted.map((passage) => quotedText(passage, texts, locale)),
  ];
  const [best] = sources;
  const days = figures.flatMap((stated) => stated.checkedOn ?? []);
  if (sentence && best?.checkedOn) days.push(best.checkedOn);
  const checkedOn = days.sort()[0];
  if (parts.length === 0 && best) parts.push(`${placeLink(best, texts)}. ${texts.notRead}`);
  return {
    kind: 'answer',
    text: parts.join('\n\n'),
    sources,
    ...(checkedOn !== undefined && { asOn: checkedOn }),
  };
}

function statedText(
  { text, known, isOverdue }: StatedFigures,
  texts: AnswerTexts,
  next: Section | undefined,
): string {
  const lines = [
    next ? `${text} ${nextText(next, texts)}` : text,
    ...known.map(({ figures, how }) => `*${figures ? texts.howKnown(figures, how) : how}*`),
  ];
  if (isOverdue) lines.push(`**${texts.overdue}**`);
  return lines.join('\n');
}

function quotedText(passage: Passage, texts: AnswerTexts, locale: Locale): string {
  const day = passage.checkedOn && formatDate(passage.checkedOn, locale);
  const lines = passage.text.split('\n').map((line) => `> ${asMarkdown(line)}`);
  return [texts.from(placeLink(passage, texts), day), '', ...lines].join('\n');
}

/** Says where to read on. A name that is a question ends the sentence itself. */
const nextText = (next: Section, texts: AnswerTexts): string =>
  texts.next(placeLink(next, texts)).replace(/([?!]\]\([^)]*\))[.।]$/u, '$1');

function placeLink({ title, heading, path, anchor }: Section, texts: AnswerTexts): string {
  const address = anchor ? `${path}#${anchor}` : path;
  return `[${asMarkdown(texts.place(title, heading))}](${address})`;
}

/**
 * Composes the answer that the guides do not have this, and where to ask. `answer`: what is said to a question that is
 * known to be about something else. `perhaps`: sections that may be meant.
 */
export function composeUnknown(
  texts: AnswerTexts,
  locale: Locale,
  { answer, perhaps = [] }: { answer?: string | undefined; perhaps?: readonly Section[] },
): DeviceAnswer {
  if (answer !== undefined) return { kind: 'unknown', text: answer, sources: [] };
  const ask = pageLink(texts.contactLink, 'site/contact', locale);
  const sources = perhaps.map(({ title, heading, path, anchor }) => ({
    title,
    heading,
    path,
    anchor,
    text: '',
  }));
  const text =
    sources.length > 0
      ? texts.unsure(
          sources.map((source) => placeLink(source, texts)),
          ask,
        )
      : texts.unknown(pageLink(texts.searchLink, 'site/search', locale), ask);
  return { kind: 'unknown', text, sources };
}

/**
 * Composes the refusal to help with harm, with the lawful way and help for those who suffer it. `answer`: what is said
 * to this kind of request.
 */
export function composeDecline(
  answer: string | undefined,
  texts: AnswerTexts,
  setting: FactSetting,
): DeviceAnswer {
  if (answer !== undefined) return { kind: 'declined', text: answer, sources: [] };
  const number = factText('helpline.legal-aid', setting);
  const rights = pageLink(
    texts.rightsLink,
    'blog/street-vendor-compliance-india',
    setting.locale,
    '#if-an-officer-comes',
  );
  return {
    kind: 'declined',
    text: texts.declined(rights, `[${number}](tel:${number})`),
    sources: [],
  };
}

const pageLink = (label: string, id: PageId, locale: Locale, anchor = ''): string =>
  `[${label}](${addLocalePrefix(pageById(id).path, locale)}${anchor})`;
