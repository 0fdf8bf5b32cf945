import { searchWords } from '../../locales/all-search-words.ts';
import { allQuestionWords } from '../../locales/all-question-words.ts';
import { loadText } from '../../locales/load-text.ts';
import type { TextOf } from '../../locales/language.ts';
import { pageById, type PageId } from '../../content/catalog.ts';
import { fillFacts, type FactSetting } from '../../content/facts/fact-text.ts';
import { factAt, type FactId } from '../../content/facts/lookup.ts';
import { formatDate } from '../../i18n/format.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { parseAnswers, type Answers, type QuestionId } from '../../register/answers.ts';
import { atLevel, find, type Finding } from '../../register/find.ts';
import { needById, type NeedId } from '../../register/register.ts';
import { completed } from '../calendar/model/answers.ts';
import { entriesOf, isDuty, parseCalendar, type Entry } from '../calendar/model/entries.ts';
import { savedCalendar } from '../calendar/stored.ts';
import { businessAnswers } from '../finder/stored.ts';
import { tellingWords, wordsOf, type Vocabulary } from '../search/model/words.ts';
import { patternOf, fits, type ConceptReader, type Concepts } from './concepts.ts';
import type { FigureQuestion } from './model/figure-questions.ts';
import { registrationOf, whetherNeed } from './model/register-needs.ts';
import { thresholdOf } from './model/thresholds.ts';
import { foodWords, plainWords, situations } from './model/situations.ts';
import { asMarkdown } from './parse-markdown.ts';
import type { LikelyNeed } from '../../needs/classifier.ts';
import { deniesNeed, questionKind } from './question-kind.ts';
import { largestSum, saysOnly, toldIn } from './told.ts';
import { whatDecided, type Giver } from './what-decided.ts';

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
  /** All that it may ask for, likeliest first. */
  needs: readonly LikelyNeed[];
}

type AnswerTexts = TextOf<'assistant-answers'>;

const languages = Object.values(allQuestionWords);
const asks = (kind: 'yesOrNo' | 'allNeeds' | 'dueThisMonth', text: string) =>
  languages.some((words) => words[kind].test(text.trim()));
/** True where a question speaks of goods, of services, or of places outside of its state. */
const speaksOf = (what: 'goods' | 'services' | 'elsewhere', text: string) =>
  languages.some((words) => words[what].test(text));

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
  const likeliest = likeliestRegistration(question.needs);
  if (kind === 'must' || kind === 'is') {
    const turnover = kind === 'must' ? (told.turnover ?? largestSum(question.text)) : told.turnover;
    const numbers: Answers = { ...told, ...(turnover !== undefined && { turnover }) };
    // "Coaching in Warangal, 24 lakh, GST?" names the registration, whatever else the classifier takes it for.
    const registration =
      likeliest ??
      (kind === 'must' && (question.need?.startsWith('states.') || isCounted(named?.need, numbers))
        ? named?.need
        : undefined);
    const decided = registration
      ? await answerFromTold(registration, question, numbers, texts, setting)
      : undefined;
    if (decided) return decided;
  }
  // "May they charge me" does not ask whether a registration is needed.
  const isOther = kind === 'how' || kind === 'when' || kind === 'cost' || kind === 'they';
  const isWhether = asks('yesOrNo', question.text);
  const isDuty =
    kind === 'must' &&
    named !== undefined &&
    !deniesNeed(question.text) &&
    likeliest === named.need;
  if (isOther || !(isWhether || isDuty)) return undefined;
  const verdict = isWhether && question.figure && texts.verdicts[question.figure.id];
  if (verdict && question.figure) {
    if (kind === 'must' && saysFree.has(question.figure.id)) return undefined;
    return fillFacts(verdict, setting);
  }
  if (!named) return undefined;
  if (question.concepts.has('free')) return freeText(named, texts, setting);
  // The line of the need compares the number of workers by itself.
  if (told.workers !== undefined && isDecidedByWorkers(question.need)) return undefined;
  const beside = wordsBeside(named, { ...question, text: rest });
  const food: Answers =
    named.need === 'fssai' && namesFood(question.text, question.concepts) ? { food: 'sells' } : {};
  // A word that is neither about the business nor empty asks for something else, such as an audit.
  return beside.every((meant) => fits(plain, meant) || fits(anySituation, meant))
    ? needText(named.need, { beside, numbers: { ...told, ...food } }, texts, setting)
    : undefined;
}

/**
 * Returns Yes or No to "must I have it" where what the question tells of the business decides: 3 workers, sales of
 * 28 lakh in Hyderabad. Undefined where it does not decide.
 */
async function answerFromTold(
  registration: NeedId,
  { text, concepts, need }: ReadQuestion,
  counted: Answers,
  texts: AnswerTexts,
  setting: FactSetting,
): Promise<string | undefined> {
  // Without a number, what is sold decides alone whether a food paper is needed.
  if (Object.keys(counted).length === 0 && registration !== 'fssai') return undefined;
  // Goods that are named have a limit of their own, whatever the phone knows of another business.
  const isGoods = speaksOf('goods', text) && !speaksOf('services', text);
  const supply = isOnlyUntaxed(text, concepts) ? 'exempt' : isGoods ? 'goods' : undefined;
  const numbers: Answers = registration === 'gst' && supply ? { ...counted, supply } : counted;
  const saved = await savedAnswers();
  const levelFor = (assumed: Answers) => {
    const { answers } = answersFor(registration, { beside: [concepts], numbers, assumed }, saved);
    return find(answers, setting.asOn).all.find((one) => one.need === registration)?.level;
  };
  const isDecided = (level: string | undefined) => level === 'must' || level === 'not-needed';
  const say = (more: Partial<Told>) =>
    needText(registration, { beside: [concepts], numbers, ...more }, texts, setting);
  const known = levelFor({});
  if (registration === 'fssai') {
    // What the phone knows of the business counts before the words of the question; a vending certificate decides too.
    const isOpen =
      known !== 'not-needed' &&
      saved.food === undefined &&
      need !== 'fssai.vendor' &&
      !namesFood(text, concepts);
    if (isOpen) return bothWaysText(registration, texts, setting);
    return known === 'not-needed' ? say({}) : undefined;
  }
  if (isDecided(known)) return say({});
  if (registration !== 'gst' || numbers.turnover === undefined) return undefined;
  // Whatever a shop sells that bears tax, the sales alone decide.
  const levels = new Set(supplies.map((supply) => levelFor({ ...plainShop, supply })));
  const [level] = levels;
  const isSure =
    levels.size === 1 &&
    (level === 'must'
      ? !fits(untaxed, concepts)
      : numbers.reach !== undefined || (!fits(sellsFar, concepts) && !speaksOf('elsewhere', text)));
  return isSure && isDecided(level)
    ? say({ assumed: { ...plainShop, supply: 'goods' } })
    : undefined;
}

/** These verdicts say whether it is free: for who asks "must I pay" Yes would mean the opposite. */
const saysFree: ReadonlySet<FigureQuestion['id']> = new Set<FigureQuestion['id']>([
  'fssai.vendor',
  'fssai.fee',
]);

/** True for a registration that the number decides which the question tells. */
const isCounted = (need: NeedId | undefined, { workers, turnover }: Answers): boolean =>
  need === 'gst'
    ? turnover !== undefined
    : (need === 'esi' || need === 'epf') && workers !== undefined;

const isDecidedByWorkers = (need: string | undefined): boolean =>
  need !== undefined && thresholdOf(need)?.asks === 'workers';

/** How likely a registration must be asked about, in all the needs that ask about it. */
const leastAsked = 0.35;

/** Returns the registration that a question most likely asks about: its needs count together. */
function likeliestRegistration(needs: readonly LikelyNeed[]): NeedId | undefined {
  const shares = new Map<NeedId, number>();
  for (const { id, share } of needs) {
    const registration = registrationOf(whetherNeed(id));
    if (registration) shares.set(registration, (shares.get(registration) ?? 0) + share);
  }
  const [best] = [...shares].sort((a, b) => b[1] - a[1]);
  const other = needs.find(({ id }) => !registrationOf(id))?.share ?? 0;
  return best && best[1] >= leastAsked && best[1] > other ? best[0] : undefined;
}

/** A shop that sells at its place alone. */
const plainShop: Answers = { kind: 'shop', reach: [], online: [], products: [] };
const supplies = ['goods', 'services', 'both'] as const;
const untaxed = patternOf('vegetable|fruit|milk|exempt|untaxed|rice|grain|onion|egg|fish|flower');
/** Food that bears no GST while it is fresh, and what is made of it. */
const fresh = patternOf(
  'vegetable|fruit|milk|doodh|dudh|sabji|phal|palu|pallu|kuragayalu|दूध|फल|सब्ज़ी|सब्जी|పాలు|పండ్లు|కూరగాయలు',
);
const madeOfFresh = patternOf(
  'juice|tea|tiffin|sweet|pickle|snack|cook|ice|cut|frozen|packed|packet|dry|salad|achar|अचार|पापड़|पैकेट|డబ్బా|పచ్చడి|పచ్చళ్లు|పచ్చళ్ళు|ప్యాకెట్',
);
/** True where somebody sells nothing but fresh food that bears no GST. */
const isOnlyUntaxed = (text: string, concepts: Concepts): boolean =>
  saysOnly(text) && fits(fresh, concepts) && !fits(madeOfFresh, concepts);
/** Goods that leave the state, or the shop: the sales alone do not decide that GST is not needed. */
const sellsFar = patternOf(
  'online|marketplace|amazon|flipkart|meesho|courier|parcel|export|website|instagram|swiggy|zomato',
);

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

const foods = patternOf(foodWords);
/** Food itself, and not the licence that has its name. */
const foodItself =
  /food(?!\s*-?\s*(?:safety|licen|lisen|laisen|regist|paper|certificate|number|permit))/iu;
/** True where somebody says that food is what the business is about. */
const namesFood = (text: string, concepts: Concepts): boolean =>
  fits(foods, concepts) || foodItself.test(text);

const askedSituations = situations.map(({ words, answers }) => ({
  pattern: patternOf(words),
  answers,
}));
const plain = patternOf(plainWords);
const street = patternOf(
  'cart|hawker|footpath|thela|thele|rehdi|ठेला|ठेले|रेहड़ी|bandi|bandiki|బండి|బండికి|తోపుడు',
);
/** True for a question about selling in the street, where other rules hold than in a shop. */
export const isOnTheStreet = (concepts: Concepts): boolean => fits(street, concepts);
const anySituation = patternOf(situations.map(({ words }) => words).join('|'));

/** Returns the meanings of each significant word outside the name. */
const wordsBeside = (
  { words: name }: Named,
  { text, vocabulary, reader }: ReadQuestion,
): Concepts[] =>
  tellingWords(text, vocabulary)
    .map((term) => reader.read(term))
    .filter((meant) => !name.some((word) => meant.has(word)));

/** What a question says of the business outside the name of the registration. */
interface Told {
  beside: readonly Concepts[];
  numbers: Answers;
  /** The answers of a plain business, where neither the question nor the phone has one. */
  assumed?: Answers;
}

/**
 * Returns the saved answers with those of the question, which may be about another business, and who gave each.
 */
function answersFor(
  need: NeedId,
  { beside, numbers, assumed = {} }: Told,
  saved: Answers,
): { answers: Answers; isOwn: boolean; giverOf: (id: QuestionId) => Giver } {
  const told: Answers = { ...numbers };
  for (const { pattern, answers } of askedSituations) {
    if (beside.some((meant) => fits(pattern, meant))) Object.assign(told, { ...answers, ...told });
  }
  const isOther = told.kind !== undefined && told.kind !== saved.kind && !isSameStreet(told, saved);
  const { state, place, kind } = saved;
  const own: Answers = isOther ? { ...(state && { state }), ...(place && { place }) } : saved;
  const answers: Answers = { ...assumed, ...own, ...told, ...(!isOther && kind && { kind }) };
  // Who serves guests sells food; a shop or a cart may sell anything.
  if (need === 'fssai' && told.kind === 'restaurant') answers.food ??= 'makes';
  const isOwn = !isOther && kind !== undefined;
  const giverOf = (id: QuestionId): Giver => {
    if (id in told && !(id === 'kind' && isOwn)) return 'question';
    if (id in own) return 'phone';
    return id in assumed ? 'assumed' : 'question';
  };
  return { answers, isOwn, giverOf };
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
  const { answers, isOwn, giverOf } = answersFor(need, told, await savedAnswers());
  const { completed: whole, all } = find(answers, setting.asOn);
  const finding = all.find((one) => one.need === need);
  if (!finding) return undefined;
  const name = nameOf(finding, finder);
  const said = finding.rules.map(({ id }) => fillFacts(finder.rules[id].text, setting));
  const { numbers, assumed = {} } = told;
  const lines = (verdict: string) =>
    [
      verdict,
      ...said,
      ...whatDecided({ finding, whole, numbers, assumed, giverOf }, texts, finder, setting),
      ...(isOwn ? [register.byAnswers] : []),
    ].join('\n');
  switch (finding.level) {
    case 'must':
      return lines(register.yes(name));
    case 'likely':
      return lines(register.likely(name));
    case 'optional':
      return lines(register.choice(name));
    case 'not-needed':
      return isChoice(need) ? register.choice(name) : lines(register.no(name));
    case 'open': {
      if (isChoice(need)) return register.choice(name);
      const [first] = finding.missing;
      if (finding.missing.length > 1 || answers.kind === undefined) {
        const both = bothWaysText(need, texts, setting);
        if (both) return both;
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

/** Returns when a registration is needed and when not; undefined for one without such a text. */
function bothWaysText(need: NeedId, texts: AnswerTexts, setting: FactSetting): string | undefined {
  const both = texts.register.bothWays[need];
  if (!both) return undefined;
  const lines = [texts.register.onlyYes(both.yes), texts.register.onlyNo(both.no)];
  return [texts.sides.depends, ...lines.map((line) => fillFacts(line, setting))].join('\n');
}

/** True when no rule asks for the registration: it is always a free choice. */
const isChoice = (need: NeedId): boolean =>
  needById(need).needed.every(({ level }) => level === 'optional' || level === 'not-needed');
