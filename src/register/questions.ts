import type { IsoDate } from '../content/facts/types.ts';
import {
  isAnswer,
  isTick,
  optionsOf,
  unknown,
  type Answer,
  type Answers,
  type Kind,
  type QuestionId,
} from './answers.ts';
import {
  above,
  all,
  always,
  any,
  atLeast,
  evaluate,
  verdictOn,
  is,
  not,
  some,
  unsure,
} from './condition.ts';
import type { Condition, Verdict } from './condition.ts';
import { gstTenLakh, knownProfessionalTax, reportedWageLine } from './states.ts';
import { withFood } from './terms.ts';

/** A question of the finder. Its texts are in `locales/<language>/tools/finder.ts`. */
export interface Question {
  id: QuestionId;
  /** The question is asked when this condition on earlier answers is true. */
  asked: Condition;
  /** The answer for businesses that are not asked. */
  otherwise?: Answer;
  /** "I don't know" is an option. */
  mayBeUnknown?: true;
  /** Concerns a person's money, so it never appears in an address. */
  personal?: true;
  /** Options that only some businesses get. Others are always offered. */
  offered?: Readonly<Record<string, Condition>>;
}

const street: readonly Kind[] = ['street-fixed', 'street-mobile'];
const selling: readonly Kind[] = ['shop', 'wholesale', 'online-seller', 'importer', 'exporter'];
const making: readonly Kind[] = ['food-making', 'making'];
const kitchens: readonly Kind[] = ['restaurant', 'cloud-kitchen'];

const kindIs = (...kinds: readonly Kind[]) => is('kind', ...kinds);
const makesOrSells = kindIs('home-business', ...selling, 'making');

/** All questions in their order. */
export const questions: readonly Question[] = [
  { id: 'kind', asked: always },
  { id: 'state', asked: always },
  {
    id: 'place',
    asked: not(is('state', 'dl')),
    otherwise: 'delhi',
    mayBeUnknown: true,
    offered: {
      ghmc: is('state', 'tg'),
      cyberabad: is('state', 'tg'),
      malkajgiri: is('state', 'tg'),
      hyderabad: is('state', 'tg'),
      bengaluru: is('state', 'ka'),
      mumbai: is('state', 'mh'),
      pune: is('state', 'mh'),
      chennai: is('state', 'tn'),
      kolkata: is('state', 'wb'),
      delhi: is('state', 'dl'),
    },
  },
  {
    id: 'food',
    asked: kindIs(...street, 'home-business', ...selling, 'transport'),
    otherwise: 'no',
    offered: {
      sells: not(kindIs('transport')),
      makes: not(kindIs('transport')),
      carries: kindIs('wholesale', 'importer', 'exporter', 'transport'),
    },
  },
  { id: 'health', asked: kindIs('healthcare'), otherwise: [] },
  { id: 'vehicle', asked: kindIs('transport'), otherwise: 'none' },
  { id: 'property', asked: kindIs('real-estate'), otherwise: 'own-rooms' },
  {
    id: 'supply',
    asked: kindIs(
      ...street,
      'home-business',
      'shop',
      'food-making',
      'making',
      'wholesale',
      'online-seller',
      'healthcare',
      'education',
    ),
    otherwise: 'services',
    offered: {
      goods: not(kindIs('healthcare', 'education')),
    },
  },
  { id: 'turnover', asked: always, mayBeUnknown: true, personal: true },
  {
    id: 'products',
    asked: any(
      makesOrSells,
      // Some goods exclude the higher GST limit and the composition scheme. Asked only where that
      // could matter.
      all(
        kindIs(...street, 'food-making'),
        any(
          unsure('turnover'),
          above('turnover', 'gst.limit.services'),
          all(is('state', ...gstTenLakh), above('turnover', 'gst.limit.special')),
        ),
      ),
    ),
    otherwise: [],
    offered: {
      'ice-cream': kindIs(...street, 'home-business', ...selling, 'food-making'),
      tobacco: kindIs(...street, 'home-business', ...selling, 'food-making'),
      bricks: makesOrSells,
      toys: makesOrSells,
      helmets: makesOrSells,
      'steel-cement': makesOrSells,
      electrical: makesOrSells,
      footwear: makesOrSells,
      electronics: makesOrSells,
      gold: makesOrSells,
      cosmetics: makesOrSells,
      medicines: kindIs('shop', 'wholesale', 'online-seller'),
      devices: makesOrSells,
      'used-vehicles': kindIs('shop', 'wholesale', 'online-seller'),
    },
  },
  {
    id: 'online',
    asked: always,
    offered: {
      'own-site': not(kindIs(...street)),
      marketplace: not(kindIs('restaurant', 'healthcare', 'education', 'real-estate')),
      'food-app': not(is('food', 'no')),
      'collects-data': not(kindIs(...street)),
    },
  },
  {
    id: 'reach',
    asked: kindIs('home-business', ...selling, ...making, 'it', 'consulting'),
    otherwise: [],
  },
  { id: 'workers', asked: always, mayBeUnknown: true },
  {
    id: 'topWage',
    asked: all(some('workers'), is('state', ...knownProfessionalTax, ...reportedWageLine)),
    otherwise: 0,
    mayBeUnknown: true,
    personal: true,
  },
  {
    id: 'power',
    asked: all(kindIs(...making), atLeast('workers', 'sectors.factory.with-power')),
    otherwise: 'no',
    mayBeUnknown: true,
  },
  {
    id: 'premises',
    asked: kindIs(
      'online-seller',
      'importer',
      'exporter',
      'transport',
      'real-estate',
      'it',
      'consulting',
    ),
    otherwise: 'business',
    offered: { none: kindIs('transport') },
  },
  {
    id: 'building',
    asked: all(
      is('premises', 'business'),
      not(kindIs('online-seller', 'transport', 'real-estate', 'it', 'consulting')),
    ),
    otherwise: [],
    mayBeUnknown: true,
    offered: {
      'hazard-store': kindIs('shop', 'wholesale', 'importer', 'exporter', ...making),
    },
  },
  { id: 'entity', asked: not(kindIs(...street)), otherwise: 'proprietor' },
  {
    id: 'does',
    asked: always,
    offered: {
      scale: kindIs(...street, 'home-business', ...selling, ...making, 'restaurant'),
      packs: kindIs('home-business', ...selling, ...making, ...kitchens),
      music: kindIs('shop', 'restaurant', 'office-service', 'education'),
      alcohol: kindIs('restaurant'),
      plastic: kindIs(...street, 'home-business', ...selling, ...making, ...kitchens),
      sms: not(kindIs(...street)),
      signboard: is('premises', 'business'),
      pollution: kindIs(...making),
      hazard: kindIs(...making, 'wholesale', 'transport'),
      gas: kindIs('shop', 'wholesale', 'transport', ...making, ...kitchens),
      fairs: all(kindIs(...street, 'home-business', 'shop'), withFood),
      'loose-oil': all(
        kindIs(...street, 'home-business', 'shop', 'wholesale', 'food-making'),
        withFood,
      ),
      // Others are asked about tobacco among their goods.
      tobacco: kindIs(...street, ...kitchens),
      scrap: kindIs(...street, 'home-business', 'shop', 'wholesale', 'making'),
    },
  },
  {
    id: 'plans',
    asked: always,
    offered: {
      barcode: kindIs('home-business', ...selling, ...making),
      certificate: not(kindIs(...street)),
      government: not(kindIs(...street)),
      startup: not(kindIs(...street)),
    },
  },
];

const byId = new Map(questions.map((question) => [question.id, question]));

/** Returns the question with this id. */
export function questionById(id: QuestionId): Question {
  const question = byId.get(id);
  if (!question) throw new Error(`No question "${id}" in src/register/questions.ts`);
  return question;
}

/** Answers that follow from the kind of business. */
const impliedByKind: Partial<Record<Kind, Answers>> = {
  'street-fixed': { premises: 'none' },
  'street-mobile': { premises: 'none' },
  'home-business': { premises: 'home' },
  restaurant: { food: 'makes' },
  'cloud-kitchen': { food: 'makes' },
  'food-making': { food: 'makes' },
  importer: { supply: 'goods' },
  exporter: { supply: 'goods' },
};

/**
 * Returns the implied answer to a question that is not asked: by kind of business, else the question's
 * default.
 */
function impliedAnswer({ id, otherwise }: Question, answers: Answers): Answer | undefined {
  const { kind } = answers;
  const byKind = kind && kind !== unknown ? impliedByKind[kind]?.[id] : undefined;
  return byKind ?? otherwise;
}

/** Returns whether an option is offered; unknown while an earlier answer is open. */
export function isOffered(
  id: QuestionId,
  option: string,
  answers: Answers,
  date: IsoDate,
): Verdict {
  const condition = questionById(id).offered?.[option];
  return condition ? verdictOn(condition, answers, date) : 'yes';
}

/** Returns the options for this business. */
export const offeredOptions = (id: QuestionId, answers: Answers, date: IsoDate): string[] =>
  optionsOf(id).filter((option) => isOffered(id, option, answers, date) === 'yes');

/** The answers as the rules read them, and their questions in order. */
export interface Completed {
  /** Given and implied answers. Open questions are absent. */
  answers: Answers;
  /** The questions for this business. */
  asked: readonly QuestionId[];
  /** Largest possible number of questions, whatever the open ones are answered with. */
  most: number;
}

/** Completes the answers: drops those that are not asked or not offered, and adds implied ones. */
export function complete(given: Answers, date: IsoDate): Completed {
  const answers: Record<string, Answer> = {};
  const asked: QuestionId[] = [];
  let most = 0;
  for (const question of questions) {
    const { id } = question;
    const verdict = verdictOn(question.asked, answers, date);
    if (verdict !== 'no') most += 1;
    if (verdict === 'yes') {
      asked.push(id);
      const answer = offeredAnswer(question, given[id], answers, date);
      if (answer !== undefined) answers[id] = answer;
    } else if (verdict === 'no') {
      const answer = impliedAnswer(question, answers);
      if (answer !== undefined) answers[id] = answer;
    }
  }
  return { answers, asked, most };
}

/** Returns the part of an answer that is still offered; undefined when none is. */
function offeredAnswer(
  { id, mayBeUnknown }: Question,
  answer: Answer | undefined,
  answers: Answers,
  date: IsoDate,
): Answer | undefined {
  if (answer === undefined || !isAnswer(id, answer)) return undefined;
  if (answer === unknown) return mayBeUnknown ? answer : undefined;
  if (typeof answer === 'number') return answer;
  const offers = (option: string) => isOffered(id, option, answers, date);
  if (!isTick(id)) return offers(answer as string) === 'yes' ? answer : undefined;
  // An undecided option stays, because a missing answer must not remove a tick.
  const given = answer as readonly string[];
  if (given.some((option) => offers(option) === 'unknown')) return undefined;
  return given.filter((option) => offers(option) === 'yes');
}

/** Returns the first open question; undefined when all are answered. */
export function nextOpen({ answers, asked }: Completed): QuestionId | undefined {
  return asked.find((id) => answers[id] === undefined);
}

/**
 * Returns the questions whose answers decided that this one is not asked; for a question that was itself not
 * asked, those that decided that.
 */
export function whyNotAsked(
  id: QuestionId,
  { answers, asked }: Pick<Completed, 'answers' | 'asked'>,
  date: IsoDate,
): QuestionId[] {
  const { because } = evaluate(questionById(id).asked, answers, date);
  const settling = because.flatMap(({ question }) =>
    asked.includes(question) ? [question] : whyNotAsked(question, { answers, asked }, date),
  );
  return [...new Set(settling)];
}
