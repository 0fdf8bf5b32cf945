import type { FactId } from '../content/facts/lookup.ts';
import type { OurSource } from '../content/facts/types.ts';
import type { PortalId } from '../content/portals.ts';
import type { text as emails } from './en/emails.ts';
import type { text as formPages } from './en/form-pages.ts';
import type { text as manifest } from './en/manifest.ts';
import type { text as offers } from './en/offers.ts';
import type { text as pictures } from './en/pictures.ts';
import type { text as account } from './en/tools/account.ts';
import type { text as assistant } from './en/tools/assistant.ts';
import type { text as assistantAnswers } from './en/tools/assistant-answers.ts';
import type { text as needAnswers } from './en/tools/need-answers.ts';
import type { text as needQuestions } from './en/tools/need-questions.ts';
import type { text as assistantLater } from './en/tools/assistant-later.ts';
import type { text as calendar } from './en/tools/calendar.ts';
import type { text as calendarReminders } from './en/tools/calendar-reminders.ts';
import type { text as checkPhone } from './en/tools/check-phone.ts';
import type { text as consent } from './en/tools/consent.ts';
import type { text as dashboard } from './en/tools/dashboard.ts';
import type { text as dateField } from './en/tools/date-field.ts';
import type { text as fieldProblems } from './en/tools/field-problems.ts';
import type { text as financialHub } from './en/tools/financial-hub.ts';
import type { text as finder } from './en/tools/finder.ts';
import type { text as finderAmounts } from './en/tools/finder-amounts.ts';
import type { text as registrations } from './en/tools/registrations.ts';
import type { text as finderQuestions } from './en/tools/finder-questions.ts';
import type { text as guide } from './en/tools/guide.ts';
import type { text as guideTools } from './en/tools/guide-tools.ts';
import type { text as health } from './en/tools/health.ts';
import type { text as howTo } from './en/tools/how-to.ts';
import type { text as infographics } from './en/tools/infographics.ts';
import type { text as install } from './en/tools/install.ts';
import type { text as lead } from './en/tools/lead.ts';
import type { text as listen } from './en/tools/listen.ts';
import type { text as loan } from './en/tools/loan.ts';
import type { text as ledger } from './en/tools/ledger.ts';
import type { text as mistake } from './en/tools/mistake.ts';
import type { text as money } from './en/tools/money.ts';
import type { text as newsletter } from './en/tools/newsletter.ts';
import type { text as offlineAnswer } from './en/tools/offline-answer.ts';
import type { text as pageNames } from './en/page-names.gen.ts';
import type { text as notTranslated } from './en/tools/not-translated.ts';
import type { text as notice } from './en/tools/notice.ts';
import type { text as outbox } from './en/tools/outbox.ts';
import type { text as push } from './en/tools/push.ts';
import type { text as schemes } from './en/tools/schemes.ts';
import type { text as search } from './en/tools/search.ts';
import type { text as secondStep } from './en/tools/second-step.ts';
import type { text as shared } from './en/tools/shared.ts';
import type { text as thisPhone } from './en/tools/this-phone.ts';
import type { text as interfaceText } from './en/interface.ts';
import type { text as schemeTexts } from './en/schemes.ts';
import type { CompleteLocale, Locale } from './languages.ts';
import type { QuestionWords, SearchWords } from './search-words.ts';
import type { NumberWords } from './number-words.ts';
import type { SpokenNumbers } from './spoken-numbers.ts';

/** Widens the English literals, so that another language has the same keys and its own words. */
export type Words<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Words<T[K]>;
};

/**
 * A text of a language that is not complete: keys may be missing, so that a new English one breaks no type. The build
 * puts the English in their place (build/translations).
 */
type SomeWords<T> = {
  readonly [K in keyof T]?: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : SomeWords<T[K]>;
};

/** The translation of an English text: every key of it in a complete language (`languages.ts`), else some. */
export type TextIn<L extends Locale, T> = L extends CompleteLocale ? Words<T> : SomeWords<T>;

/** The texts of the tools, by the names of their files in `<language>/tools/`. English gives the shape. */
interface EnglishTools {
  account: typeof account;
  assistant: typeof assistant;
  'assistant-answers': typeof assistantAnswers;
  'need-answers': typeof needAnswers;
  'need-questions': typeof needQuestions;
  'assistant-later': typeof assistantLater;
  calendar: typeof calendar;
  'calendar-reminders': typeof calendarReminders;
  'check-phone': typeof checkPhone;
  consent: typeof consent;
  dashboard: typeof dashboard;
  'date-field': typeof dateField;
  'field-problems': typeof fieldProblems;
  'financial-hub': typeof financialHub;
  finder: typeof finder;
  'finder-amounts': typeof finderAmounts;
  registrations: typeof registrations;
  'finder-questions': typeof finderQuestions;
  guide: typeof guide;
  'guide-tools': typeof guideTools;
  health: typeof health;
  'how-to': typeof howTo;
  infographics: typeof infographics;
  install: typeof install;
  lead: typeof lead;
  listen: typeof listen;
  loan: typeof loan;
  ledger: typeof ledger;
  mistake: typeof mistake;
  money: typeof money;
  newsletter: typeof newsletter;
  'not-translated': typeof notTranslated;
  'offline-answer': typeof offlineAnswer;
  notice: typeof notice;
  outbox: typeof outbox;
  'page-names': typeof pageNames;
  push: typeof push;
  schemes: typeof schemes;
  search: typeof search;
  'second-step': typeof secondStep;
  shared: typeof shared;
  'this-phone': typeof thisPhone;
}

/** Name of a tool's text. */
export type TextName = keyof EnglishTools;

/** A tool's text in any language: a key missing in a language fails the type check (I18N-02). */
export type TextOf<Name extends TextName> = Words<EnglishTools[Name]>;

/** Every string of the interface, which each page loads. */
export type Messages = Words<typeof interfaceText>;

/** What figures are called, and what we call the grounds that are our own. */
export interface FactTexts {
  readonly names: Readonly<Record<FactId, string>>;
  readonly ourSources: Readonly<Record<OurSource['ours'], (business: string) => string>>;
}

/** Every text of a language, by name. `en/index.ts` shows what a complete one has. */
export interface Language {
  interface: Messages;
  facts: FactTexts;
  emails: Words<typeof emails>;
  formPages: Words<typeof formPages>;
  manifest: Words<typeof manifest>;
  offers: Words<typeof offers>;
  /** What one does at each official site. */
  portals: Readonly<Record<PortalId, string>>;
  /** The words in and around the pictures. */
  pictures: Words<typeof pictures>;
  /** What is said of the government schemes. */
  schemes: Words<typeof schemeTexts>;
  search: SearchWords;
  questionWords: QuestionWords;
  numbers: NumberWords;
  spokenNumbers: SpokenNumbers;
  tools: { readonly [Name in TextName]: TextOf<Name> };
}
