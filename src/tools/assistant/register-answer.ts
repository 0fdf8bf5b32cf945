import { searchWords } from '../../locales/all-search-words.ts';
import { allQuestionWords } from '../../locales/all-question-words.ts';
import { loadText } from '../../locales/load-text.ts';
import type { TextOf } from '../../locales/language.ts';
import { pageById, type PageId } from '../../content/catalog.ts';
import { fillFacts, type FactSetting } from '../../content/facts/fact-text.ts';
import { factAt, type FactId } from '../../content/facts/lookup.ts';
import { formatDate } from '../../i18n/format.ts';
import { parseAmount } from '../../i18n/parse-amount.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { parseAnswers, type Answers } from '../../register/answers.ts';
import { atLevel, find, type Finding } from '../../register/find.ts';
import { whyNotAsked } from '../../register/questions.ts';
import { needById, type NeedId } from '../../register/register.ts';
import { states, type StateCode } from '../../register/states.ts';
import { completed } from '../calendar/model/answers.ts';
import { entriesOf, isDuty, parseCalendar, type Entry } from '../calendar/model/entries.ts';
import { savedCalendar } from '../calendar/stored.ts';
import { businessAnswers } from '../finder/stored.ts';
import { wordsOf, type Vocabulary } from '../search/model/words.ts';
import { betweenWords } from './between-words.ts';
import { patternOf, fits, type ConceptReader, type Concepts } from './concepts.ts';
import type { FigureQuestion } from './model/figure-questions.ts';
import { registrationOfNeed } from './model/register-needs.ts';
import { plainWords, situations } from './model/situations.ts';
import { asMarkdown } from './parse-markdown.ts';
import { questionKind } from './question-kind.ts';

/** A question as `answerOnDevice` has read it. */
export interface ReadQuestion {
  text: string;
  concepts: Concepts;
  /** The figure question that it matches. */
  figure: FigureQuestion | undefined;
  vocabulary: Vocabulary;
  reader: ConceptReader;
  /** What it most likely asks for; undefined where no need is likely enough. */
  need: string | undefined;
}

type AnswerTexts = TextOf<'assistant-answers'>;

const languages = Object.values(allQuestionWords);
const asks = (kind: 'yesOrNo' | 'allNeeds' | 'dueThisMonth', text: string) =>
  languages.some((words) => words[kind].test(text.trim()));

/**
 * Answers from the register and the answers that this device has saved, as Markdown: the finder's list, the
 * calendar's dates of this month, or Yes or No. Undefined when the question asks for none of these.
 */
export async function answerFromRegister(
  question: ReadQuestion,
  texts: AnswerTexts,
  setting: FactSetting,
): Promise<string | undefined> {
  if (asks('allNeeds', question.text)) return listNeeds(texts, setting);
  // The finder asks for the place before it says so.
  if (question.need === 'trade.street') return undefined;
  const { told, rest } = toldIn(question.text);
  const named = needNamed(question);
  if (asks('dueThisMonth', question.text) && !named) return listDates(texts, setting);
  const kind = questionKind(question.text);
  if (kind === 'must' || kind === 'is') {
    const decided = await answerFromTold(question, told, texts, setting);
    if (decided) return decided;
  }
  const isOther = kind === 'how' || kind === 'when' || kind === 'cost';
  if (isOther || !asks('yesOrNo', question.text)) return undefined;
  const verdict = question.figure && texts.verdicts[question.figure.id];
  if (verdict) return fillFacts(verdict, setting);
  if (!named) return undefined;
  if (question.concepts.has('free')) return freeText(named, texts, setting);
  const beside = wordsBeside(named, { ...question, text: rest });
  // A word that is neither about the business nor empty asks for something else, such as an audit.
  return beside.every((meant) => fits(plain, meant) || fits(anySituation, meant))
    ? needText(named.need, { beside, numbers: told }, texts, setting)
    : undefined;
}

/**
 * Returns Yes or No to "must I have it" where what the question tells of the business decides: 3 workers, sales of
 * 28 lakh in Hyderabad. Undefined where it does not decide.
 */
async function answerFromTold(
  { need, concepts }: ReadQuestion,
  numbers: Answers,
  texts: AnswerTexts,
  setting: FactSetting,
): Promise<string | undefined> {
  const registration = need && registrations[need];
  if (!registration || Object.keys(numbers).length === 0) return undefined;
  const told: Told = { beside: [concepts], numbers };
  const { answers } = answersFor(registration, told, await savedAnswers());
  const levelOf = (said: Answers) =>
    find(said, setting.asOn).all.find((one) => one.need === registration)?.level;
  const level = levelOf(answers);
  if (level === 'must' || level === 'not-needed')
    return needText(registration, told, texts, setting);
  // Sales above every line of the state decide, whatever a shop sells that bears tax.
  const isAbove =
    registration === 'gst' &&
    numbers.turnover !== undefined &&
    !fits(untaxed, concepts) &&
    supplies.every((supply) => levelOf({ ...answers, ...plainShop, supply }) === 'must');
  return isAbove
    ? needText(
        'gst',
        { ...told, numbers: { ...numbers, ...plainShop, supply: 'goods' } },
        texts,
        setting,
      )
    : undefined;
}

/** A shop that sells at its place alone. */
const plainShop: Answers = { kind: 'shop', reach: [], online: [], products: [] };
const supplies = ['goods', 'services', 'both'] as const;
const untaxed = patternOf('vegetable|fruit|milk|exempt|untaxed|rice|grain|onion|egg|fish|flower');

const registrations: Readonly<Record<string, NeedId | undefined>> = registrationOfNeed;

async function savedAnswers(): Promise<Answers> {
  try {
    return parseAnswers(await businessAnswers.read());
  } catch (error) {
    console.info('The saved answers cannot be read', error);
    return {};
  }
}

async function listNeeds(texts: AnswerTexts, setting: FactSetting): Promise<string> {
  const { register } = texts;
  const answers = await savedAnswers();
  if (answers.kind === undefined) {
    return register.tell(link(register.finder, 'tools/find', setting));
  }
  const finder = await loadText('finder', setting.locale);
  const findings = find(answers, setting.asOn);
  // The groups of the finder's result.
  const groups = [
    { title: register.needed, found: atLevel(findings, 'must') },
    { title: register.ask, found: atLevel(findings, 'likely', 'open') },
  ].filter(({ found }) => found.length > 0);
  const lists = groups.map(({ title, found }) =>
    listText(
      title,
      found.map((finding) => {
        const { page } = needById(finding.need);
        return link(nameOf(finding, finder), page, setting);
      }),
    ),
  );
  return lists.length > 0 ? lists.join('\n\n') : register.nothing;
}

async function listDates(texts: AnswerTexts, setting: FactSetting): Promise<string> {
  const { register } = texts;
  const { asOn, locale } = setting;
  const answers = await savedAnswers();
  const saved = parseCalendar(
    await savedCalendar.read().catch((error: unknown) => {
      console.info('The calendar cannot be read', error);
    }),
  );
  const calendarLink = link(register.calendar, 'tools/calendar', setting);
  if (answers.kind === undefined && !saved.since) return register.setUp(calendarLink);
  const { entries } = entriesOf(
    saved,
    { known: completed(answers, asOn), own: saved.answers },
    asOn,
  );
  const calendar = await loadText('calendar', locale);
  const line = (entry: Entry) => {
    const name = isDuty(entry)
      ? `${calendar.duties[entry.duty.id].name} (${calendar.duties[entry.duty.id].form})`
      : entry.title;
    const done = entry.standing === 'done' ? ` (${register.done})` : '';
    return `**${formatDate(entry.on, locale)}**: ${asMarkdown(name)}${done}`;
  };
  const month = asOn.slice(0, 7);
  const before = entries.filter(({ on, standing }) => standing === 'overdue' && on < `${month}-01`);
  const inMonth = entries.filter(({ on }) => on.startsWith(month));
  const lists = [
    ...(inMonth.length > 0 ? [listText(register.due, inMonth.map(line))] : []),
    ...(before.length > 0 ? [listText(register.overdue, before.map(line))] : []),
  ];
  return lists.length > 0 ? lists.join('\n\n') : register.noDates(calendarLink);
}

const listText = (title: string, lines: readonly string[]): string =>
  [title, '', ...lines.map((line) => `- ${line}`)].join('\n');

const link = (label: string, id: PageId, { locale }: FactSetting): string =>
  `[${asMarkdown(label)}](${addLocalePrefix(pageById(id).path, locale)})`;

/** The name of a finding as the finder shows it. */
const nameOf = ({ need, rules: [first] }: Finding, finder: TextOf<'finder'>): string =>
  (first && finder.rules[first.id].name) ?? finder.needs[need].name;

/** A registration that a question names, and the words of its names in the question. */
interface Named {
  need: NeedId;
  words: readonly string[];
}

const everyName = Object.values(searchWords).flatMap(({ registrationNames }) =>
  Object.entries(registrationNames).flatMap(([need, names]) =>
    Object.keys(names).map((name) => ({ need: need as NeedId, name })),
  ),
);

/** The registration with the longest name in the question; undefined if two are equally long. */
function needNamed({ text, concepts, vocabulary }: ReadQuestion): Named | undefined {
  const whole = { ...vocabulary, silent: new Set<string>() };
  const matching = everyName
    .map(({ need, name }) => ({ need, name, words: wordsOf(name, whole).map(({ term }) => term) }))
    .filter(({ words }) => words.length > 0 && words.every((word) => concepts.has(word)));
  // Names in the question's own words count before those that only its synonyms make ("cart" is a "street vendor").
  const own = new Set(wordsOf(text, whole).map(({ term }) => term));
  const inOwnWords = matching.filter(({ words }) => words.every((word) => own.has(word)));
  const found = inOwnWords.length > 0 ? inOwnWords : matching;
  const longest = Math.max(0, ...found.map(({ words }) => words.length));
  const asLong = found.filter(({ words }) => words.length === longest);
  // Of "FSSAI licence for a food cart" and "food licence for my cart", both speak of the food licence: its name is
  // written whole, and "cart licence" is not.
  const written = new Set(
    found.filter(({ name }) => text.toLowerCase().includes(name)).map(({ need }) => need),
  );
  const inFull = asLong.filter(({ need }) => written.has(need));
  const best = inFull.length > 0 ? inFull : asLong;
  const [first, ...others] = [...new Set(best.map(({ need }) => need))];
  if (!first || others.length > 0) return undefined;
  const words = found.filter(({ need }) => need === first).flatMap((name) => name.words);
  return { need: first, words };
}

/** Yes or No to "is it free", where the fees of the registration are certain today. */
function freeText({ need }: Named, texts: AnswerTexts, { asOn }: FactSetting): string | undefined {
  const values = (needById(need).fee ?? []).map((id: FactId) => factAt(id, asOn)?.value);
  if (values.length === 0 || values.includes(undefined)) return undefined;
  const isFree = values.every((value) => value?.unit === 'words' && value.key === 'nothing');
  return isFree ? texts.register.free.yes : texts.register.free.no;
}

const askedSituations = situations.map(({ words, answers }) => ({
  pattern: patternOf(words),
  answers,
}));
const plain = patternOf(plainWords);
const street = patternOf('cart|hawker|footpath');
/** True for a question about selling in the street, where other rules hold than in a shop. */
export const isOnTheStreet = (concepts: Concepts): boolean => fits(street, concepts);
const anySituation = patternOf(situations.map(({ words }) => words).join('|'));

/** Returns the meanings of each significant word outside the name. */
const wordsBeside = (
  { words: name }: Named,
  { text, vocabulary, reader }: ReadQuestion,
): Concepts[] =>
  wordsOf(text.normalize('NFC'), vocabulary)
    .filter(({ term }) => !vocabulary.fillers.has(term))
    .map(({ term }) => reader.read(term))
    .filter((meant) => !name.some((word) => meant.has(word)));

/**
 * Returns the answers that the question's numbers and places give ("12 workers", "sales of 20 lakh", "Hyderabad"), and
 * its other words.
 */
function toldIn(text: string): { told: Answers; rest: string } {
  const told: Answers = {};
  let rest = text;
  for (const words of languages) {
    const [workers, count] = startingAt(words.workersTold, /(?<![\d.,])/).exec(rest) ?? [];
    if (workers && count) {
      told.workers = Number(count);
      rest = rest.replace(workers, ' ');
    }
    const { 0: amount = '', index = 0 } = amountTold.exec(rest) ?? {};
    const near = rest.slice(Math.max(0, index - nearby), index + amount.length + nearby);
    const isSales =
      startingAt(words.salesTold, wordStart).test(near) &&
      !languages.some(({ otherSums }) => startingAt(otherSums, wordStart).test(near));
    const sales = amount && isSales ? parseAmount(amount) : undefined;
    if (sales !== undefined) {
      told.turnover = sales;
      rest = rest
        .replace(amount, ' ')
        .replace(words.salesTold, ' ')
        .replace(/\b(?:a|per)\s+year\b/i, ' ');
    }
  }
  const state = states.find((one) => statePatterns[one]?.test(text));
  if (state) {
    told.state = state;
    rest = rest.replace(statePatterns[state] ?? '', ' ');
  }
  return { told, rest };
}

/** The names of each state and its cities, in all languages. */
const statePatterns: Readonly<Partial<Record<StateCode, RegExp>>> = Object.fromEntries(
  states.flatMap((state) => {
    const names = languages.flatMap(({ places }) => places[state] ?? []);
    return names.length > 0 ? [[state, betweenWords(names)]] : [];
  }),
);

/** Letters before and after an amount in which the word for sales, or for another sum, may stand. */
const nearby = 28;
const wordStart = /(?<![\p{L}\p{M}])/u;

/** Returns the pattern, which matches only after what `before` looks for. */
const startingAt = (pattern: RegExp, before: RegExp): RegExp =>
  new RegExp(`${before.source}(?:${pattern.source})`, pattern.flags);

/** An amount with a word of size; a bare number may be anything. */
const amountTold =
  /(?:₹|rs\.?)?\s*\d[\d.,]*\s*(?:lakhs?|lacs?|laksha[ls]?[a-z]*|crores?|kotl[ua]|koti|ha[zj]aa?r|thousand|velu|लाख|हज़ार|हजार|करोड़|(?:వేల|లక్ష|కోట్ల|కోటి)[\p{L}\p{M}]*)(?![\p{L}\p{M}])/iu;

/** What a question says of the business outside the name of the registration. */
interface Told {
  beside: readonly Concepts[];
  numbers: Answers;
}

/**
 * Returns the saved answers with those of the question, which may be about another business.
 */
function answersFor(
  need: NeedId,
  { beside, numbers }: Told,
  saved: Answers,
): { answers: Answers; isOwn: boolean } {
  const told: Answers = { ...numbers };
  for (const { pattern, answers } of askedSituations) {
    if (beside.some((meant) => fits(pattern, meant))) Object.assign(told, { ...answers, ...told });
  }
  const isOther = told.kind !== undefined && told.kind !== saved.kind && !isSameStreet(told, saved);
  const { state, place, kind } = saved;
  const own: Answers = isOther ? { ...(state && { state }), ...(place && { place }) } : saved;
  const answers: Answers = { ...own, ...told, ...(!isOther && kind && { kind }) };
  // A question about the food paper of a cart comes from a seller of food.
  if (need === 'fssai' && told.kind !== undefined) answers.food ??= 'sells';
  return { answers, isOwn: !isOther && kind !== undefined };
}

const isSameStreet = (told: Answers, saved: Answers): boolean =>
  told.kind === 'street-mobile' && saved.kind === 'street-fixed';

async function needText(
  need: NeedId,
  told: Told,
  texts: AnswerTexts,
  setting: FactSetting,
): Promise<string | undefined> {
  const { register } = texts;
  const finder = await loadText('finder', setting.locale);
  const { answers, isOwn } = answersFor(need, told, await savedAnswers());
  const { completed: whole, all } = find(answers, setting.asOn);
  const finding = all.find((one) => one.need === need);
  if (!finding) return undefined;
  const name = nameOf(finding, finder);
  const said = finding.rules.map(({ id }) => fillFacts(finder.rules[id].text, setting));
  const lines = (...first: string[]) =>
    [...first, ...said, ...(isOwn ? [register.byAnswers] : [])].join('\n');
  switch (finding.level) {
    case 'must':
      return lines(register.yes(name));
    case 'likely':
      return lines(register.likely(name));
    case 'optional':
      return lines(register.choice(name));
    case 'not-needed': {
      if (isChoice(need)) return register.choice(name);
      const deciding = finding.because.flatMap(({ question }) =>
        whole.asked.includes(question) ? [question] : whyNotAsked(question, whole, setting.asOn),
      );
      const shorts = [...new Set(deciding)].map((id) => finder.questions[id].short).join('; ');
      return said.length > 0 || shorts === ''
        ? lines(register.no(name))
        : lines(register.no(name), register.decidedBy(shorts));
    }
    case 'open': {
      if (isChoice(need)) return register.choice(name);
      const both = register.bothWays[need];
      const [first] = finding.missing;
      if (both && (finding.missing.length > 1 || answers.kind === undefined)) {
        return [register.onlyYes(both.yes), register.onlyNo(both.no)]
          .map((line) => fillFacts(line, setting))
          .join('\n');
      }
      return (
        first &&
        register.hangsOn(
          finder.questions[first].title,
          link(register.finder, 'tools/find', setting),
        )
      );
    }
  }
}

/** True when no rule asks for the registration: it is always a free choice. */
const isChoice = (need: NeedId): boolean =>
  needById(need).needed.every(({ level }) => level === 'optional' || level === 'not-needed');
