import type { Answers, ChoiceOf, TickId, TickOf } from '../../src/register/answers.ts';
import type { IsoDate } from '../../src/content/facts/types.ts';

/**
 * A second reading of the law, written from the sources alone and without the register. Its figures, days and
 * lists of states are typed by hand, so that an error in the register or in a figure shows as a disagreement.
 * Sources: the readings of 23 November 2026 in `docs/law-review` and the sections named at each rule.
 */

export type SecondLevel = 'must' | 'likely' | 'optional' | 'not-needed';
export type FoodTier = 'registration' | 'state-licence' | 'central-licence';

/** The registrations that both evaluators judge. */
export const comparedNeeds = [
  'gst',
  'composition',
  'fssai',
  'vending-certificate',
  'trade-licence',
  'shops-act',
  'professional-tax',
  'professional-tax-own',
  'esi',
  'epf',
  'posh',
  'worker-papers',
  'import-export-code',
  'pan',
  'udyam',
  'packer',
  'scales',
  'hallmark',
  'drug-licence',
  'fire-noc',
  'company',
  'llp',
] as const;
export type ComparedNeed = (typeof comparedNeeds)[number];

/** Turnovers at which a rule changes, each the largest amount below the line. */
export const turnoverLines = [
  500_000, 1_000_000, 1_200_000, 2_000_000, 4_000_000, 5_000_000, 7_500_000, 15_000_000,
  200_000_000, 500_000_000, 2_500_000_000, 5_000_000_000,
] as const;
/** Numbers of workers at which a rule begins, or the last number that a rule leaves out. */
export const workerLines = [1, 5, 10, 20] as const;
/** Monthly wages at which a professional tax begins. */
export const wageLines = [7500, 10_000, 12_000, 15_000, 20_000, 25_000] as const;
/** First days of changed rules and figures since 2024. What held before was not read. */
export const changeDays: readonly IsoDate[] = [
  '2024-07-02',
  '2025-04-01',
  '2025-08-19',
  '2025-10-01',
  '2025-11-19',
  '2025-11-21',
  '2025-12-16',
  '2026-04-01',
  '2026-11-21',
];

type Kind = ChoiceOf<'kind'>;
type State = ChoiceOf<'state'>;

/** A business of which every answer is known. */
interface Business {
  kind: Kind;
  state: State;
  place: ChoiceOf<'place'>;
  food: ChoiceOf<'food'>;
  supply: ChoiceOf<'supply'>;
  premises: ChoiceOf<'premises'>;
  entity: ChoiceOf<'entity'>;
  turnover: number;
  workers: number;
  topWage: number;
  ticks: ReadonlySet<string>;
  date: IsoDate;
}

const has = <Q extends TickId>({ ticks }: Business, question: Q, ...options: TickOf<Q>[]) =>
  options.some((option) => ticks.has(`${question}:${option}`));

const isOneOf = <T extends string>(value: T, ...list: readonly T[]): boolean =>
  list.includes(value);

/** Returns the business that completed answers describe; throws when one is open or unknown. */
function readBusiness(answers: Answers, date: IsoDate): Business {
  const choice = <Q extends 'kind' | 'state' | 'place' | 'food' | 'supply' | 'premises' | 'entity'>(
    id: Q,
  ): ChoiceOf<Q> => {
    const answer = answers[id];
    if (answer === undefined || answer === 'unknown') throw new Error(`No answer to "${id}"`);
    return answer as ChoiceOf<Q>;
  };
  const amount = (id: 'turnover' | 'workers' | 'topWage'): number => {
    const answer = answers[id];
    if (typeof answer !== 'number') throw new Error(`No number for "${id}"`);
    return answer;
  };
  const questions: readonly TickId[] = [
    'health',
    'products',
    'online',
    'reach',
    'building',
    'does',
    'plans',
  ];
  const ticks = questions.flatMap((id) => {
    const answer = answers[id];
    if (answer === undefined || answer === 'unknown') throw new Error(`No answer to "${id}"`);
    return answer.map((option) => `${id}:${option}`);
  });
  return {
    kind: choice('kind'),
    state: choice('state'),
    place: choice('place'),
    food: choice('food'),
    supply: choice('supply'),
    premises: choice('premises'),
    entity: choice('entity'),
    turnover: amount('turnover'),
    workers: amount('workers'),
    topWage: amount('topWage'),
    ticks: new Set(ticks),
    date,
  };
}

const sellsOnStreet = ({ kind }: Business) => isOneOf(kind, 'street-fixed', 'street-mobile');
const exportsAnything = (b: Business) => b.kind === 'exporter' || has(b, 'reach', 'exports');
const importsAnything = (b: Business) => b.kind === 'importer' || has(b, 'reach', 'imports');
const sellsGoods = ({ supply }: Business) => isOneOf(supply, 'goods', 'both', 'exempt');
const sellsTaxedGoods = ({ supply }: Business) => isOneOf(supply, 'goods', 'both');

/** CGST Act, section 22(1) with Explanation (iii): Manipur, Mizoram, Nagaland and Tripura. */
const tenLakhStates: readonly State[] = ['mn', 'mz', 'nl', 'tr'];
/** Notification 10/2019-Central Tax, clause (c) and Table: no forty lakh for goods in these ten. */
const noFortyLakhStates: readonly State[] = [
  'ar',
  'mn',
  'ml',
  'mz',
  'nl',
  'py',
  'sk',
  'tg',
  'tr',
  'uk',
];
/** Notification 14/2019-Central Tax, first proviso. */
const seventyFiveLakhStates: readonly State[] = ['ar', 'mn', 'ml', 'mz', 'nl', 'sk', 'tr', 'uk'];

/** The limit of section 22(1), without the relief for goods. */
const sectionLimit = ({ state }: Business) =>
  tenLakhStates.includes(state) ? 1_000_000 : 2_000_000;

/** The limit of the business: section 22(1), or Notification 10/2019 for goods alone. */
function gstLimit(b: Business): number {
  const goodsAlone = b.supply === 'goods';
  // Clause (b): persons who make supplies of these goods, sellers as well as makers.
  const isExcluded = has(b, 'products', 'ice-cream', 'tobacco', 'bricks');
  if (goodsAlone && !isExcluded && !noFortyLakhStates.includes(b.state)) return 4_000_000;
  return sectionLimit(b);
}

function gst(b: Business): SecondLevel {
  // Section 23(1)(a): only supplies without tax.
  if (b.supply === 'exempt') return 'not-needed';
  if (b.turnover > gstLimit(b)) return 'must';
  if (!sellsTaxedGoods(b)) {
    // Services to other states: Notification 10/2017-Integrated Tax. Meals on an app: section 9(5).
    return 'not-needed';
  }
  // Section 24(i): goods to another state; an export counts as one (IGST Act, section 7(5)(a)).
  if (has(b, 'reach', 'other-states') || exportsAnything(b)) return 'must';
  // Section 24(ix): goods on a marketplace, or on a food app (Circular 167/23/2021). Notification 34/2023 frees
  // those below the limit of section 22(1), also where goods have a higher one; they only enrol.
  const onApp = has(b, 'online', 'marketplace', 'food-app');
  return onApp && b.turnover > sectionLimit(b) ? 'must' : 'not-needed';
}

function composition(b: Business): SecondLevel {
  if (gst(b) !== 'must') return 'not-needed';
  // Section 10(2)(c): no supplies to other states.
  if (has(b, 'reach', 'other-states') || exportsAnything(b)) return 'not-needed';
  // Notification 14/2019: makers of these goods, not resellers. Taken to hold for the scheme of services, too.
  const makesFor = isOneOf(b.kind, 'making', 'food-making');
  const excludedMaker =
    (makesFor && has(b, 'products', 'ice-cream', 'tobacco', 'bricks')) ||
    (b.food === 'makes' && has(b, 'products', 'ice-cream'));
  if (excludedMaker) return 'not-needed';
  const limit = seventyFiveLakhStates.includes(b.state) ? 7_500_000 : 15_000_000;
  // Rule 7, row 2, with Schedule II, paragraph 6(b): meals are a service with the limit of goods.
  const cooks =
    isOneOf(b.kind, 'restaurant', 'cloud-kitchen') ||
    (b.food === 'makes' && b.supply === 'services');
  if (cooks) {
    // Section 10(2)(b): alcohol bears no GST. Section 10(2)(d): services on an app.
    const barred = has(b, 'does', 'alcohol') || has(b, 'online', 'food-app', 'marketplace');
    return !barred && b.turnover <= limit ? 'optional' : 'not-needed';
  }
  if (sellsTaxedGoods(b)) {
    if (b.supply === 'goods') return b.turnover <= limit ? 'optional' : 'not-needed';
    // Section 10(1), second proviso: few services beside the goods. Section 10(2)(d): none of them on an app.
    const mostlyServices = isOneOf(b.kind, 'healthcare', 'education');
    const besideGoods = !mostlyServices && !has(b, 'online', 'food-app');
    if (besideGoods && b.turnover <= limit) return 'optional';
  }
  // Section 10(2A): services up to fifty lakh, none on an app.
  const onApp = has(b, 'online', 'marketplace', 'food-app');
  return !onApp && b.turnover <= 5_000_000 ? 'optional' : 'not-needed';
}

/** Press Information Bureau, 13 March 2026: limits since 1 April 2026, and the former ones. */
export function foodTier(answers: Answers, date: IsoDate): FoodTier | undefined {
  const { food, turnover } = readBusiness(answers, date);
  if (food === 'no') return undefined;
  const since = date >= '2026-04-01';
  if (turnover <= (since ? 15_000_000 : 1_200_000)) return 'registration';
  return turnover <= (since ? 500_000_000 : 200_000_000) ? 'state-licence' : 'central-licence';
}

/** Food Safety and Standards Act, section 31: who sells, makes, stores or carries food. */
const fssai = ({ food }: Business): SecondLevel => (food === 'no' ? 'not-needed' : 'must');

/** Street Vendors Act, sections 2(1)(c), 3 and 4: towns only; a gram panchayat is no local authority. */
const vendingCertificate = (b: Business): SecondLevel =>
  sellsOnStreet(b) && b.place !== 'village' ? 'must' : 'not-needed';

function tradeLicence(b: Business): SecondLevel | undefined {
  // Fact file, 2.3: a vendor under the Act of 2014 needs none. That Act does not hold in villages.
  if (sellsOnStreet(b)) return b.place === 'village' ? 'likely' : 'not-needed';
  // KMC Act, section 199: every person in a trade or profession.
  if (b.place === 'kolkata') return 'must';
  // No source speaks of work at home, or without a place.
  if (b.premises !== 'business') return undefined;
  // Telangana Panchayat Raj Act, section 120; A.P. Act of 1994, sections 119 and 120; elsewhere ask.
  if (b.place === 'village') return 'likely';
  // Fact file, LF-19: shop, restaurant, office with customers, godown. Schedules differ for other trades.
  const named = isOneOf(
    b.kind,
    'shop',
    'restaurant',
    'cloud-kitchen',
    'office-service',
    'wholesale',
  );
  const city = isOneOf(
    b.place,
    'ghmc',
    'cyberabad',
    'malkajgiri',
    'hyderabad',
    'bengaluru',
    'chennai',
    'delhi',
  );
  // The page on towns of Telangana says how a licence is given, not which trades need one.
  return named && city ? 'must' : 'likely';
}

function shopsAct(b: Business): SecondLevel | undefined {
  if (sellsOnStreet(b) || b.premises !== 'business') return 'not-needed';
  // What was read is about shops; a workshop may be a factory.
  if (isOneOf(b.kind, 'making', 'food-making')) return undefined;
  const level = shopsActInTown(b);
  // The readings do not say that the Acts reach every village.
  return b.place === 'village' && level === 'must' ? undefined : level;
}

function shopsActInTown(b: Business): SecondLevel | undefined {
  const from = (day: IsoDate, workers: number, below: SecondLevel): SecondLevel | undefined => {
    // What held before the change was not read.
    if (b.date < day) return undefined;
    return b.workers >= workers ? 'must' : below;
  };
  switch (b.state) {
    // Telangana Act of 1988, section 3(1); A.P. Act of 1988, section 3; Delhi Act of 1954, section 5.
    case 'tg':
    case 'ap':
    case 'dl':
      return 'must';
    // Karnataka Act of 1961, sections 1(4) and 4: in the areas of its Schedule, of which reports name Bengaluru.
    case 'ka':
      return b.place === 'bengaluru' ? 'must' : 'likely';
    // Ordinance VIII of 2025: an intimation below twenty workers.
    case 'mh':
      return from('2025-10-01', 20, 'must');
    // Ordinance of 16 December 2025: an intimation below twenty workers.
    case 'gj':
      return from('2025-12-16', 20, 'must');
    // Notification 208(2)/79-V-1-2025.
    case 'up':
      return from('2025-11-19', 20, 'not-needed');
    // Notification of 19 August 2025: more than ten.
    case 'rj':
      return from('2025-08-19', 11, 'not-needed');
    // Amendment Act of 2018, in force from 2 July 2024. Nothing was found on smaller ones.
    case 'tn':
      return from('2024-07-02', 10, 'likely');
    default:
      return 'likely';
  }
}

/** States without professional tax (praansconsultech.com). Chhattisgarh is disputed, so not in the list. */
const noProfessionalTax: readonly State[] = [
  'an',
  'ar',
  'ch',
  'dh',
  'dl',
  'ga',
  'hr',
  'hp',
  'jk',
  'la',
  'ld',
  'rj',
  'up',
  'uk',
];

function professionalTax(b: Business): SecondLevel {
  if (b.workers === 0 || noProfessionalTax.includes(b.state)) return 'not-needed';
  switch (b.state) {
    // First Schedules of Telangana and Andhra Pradesh: nothing up to 15,000.
    case 'tg':
    case 'ap':
      return b.topWage > 15_000 ? 'must' : 'not-needed';
    // Karnataka Act 33 of 2025: 25,000 and above.
    case 'ka':
      return b.topWage >= 25_000 ? 'must' : 'not-needed';
    // Act XIX of 2023: men above 7,500, women above 25,000. Nobody asks who earns it.
    case 'mh':
      if (b.topWage > 25_000) return 'must';
      return b.topWage > 7500 ? 'likely' : 'not-needed';
    // Gujarat: above 12,000; West Bengal: above 10,000, both as reported.
    case 'gj':
      return b.topWage > 12_000 ? 'must' : 'not-needed';
    case 'wb':
      return b.topWage > 10_000 ? 'must' : 'not-needed';
    default:
      return 'likely';
  }
}

function professionalTaxOwn(b: Business): SecondLevel | undefined {
  if (noProfessionalTax.includes(b.state)) return 'not-needed';
  // Maharashtra, Schedule I: its last row takes in all who stand in no other row. Whether an order leaves
  // street vendors out was not read.
  if (b.state === 'mh') return sellsOnStreet(b) ? 'likely' : 'must';
  // No schedule of another state was read as far as street vendors.
  if (sellsOnStreet(b)) return undefined;
  if (b.state === 'ka') {
    const listed =
      gst(b) === 'must' ||
      (b.kind === 'shop' && b.workers > 5) ||
      isOneOf(b.entity, 'partnership', 'llp', 'opc', 'private-limited');
    return listed ? 'must' : 'likely';
  }
  return 'likely';
}

/** Code on Social Security, First Schedule: ten persons; one in notified hazardous work. */
function esi(b: Business): SecondLevel {
  if (b.workers >= 10) return 'must';
  return b.workers >= 1 && has(b, 'does', 'hazard') ? 'likely' : 'not-needed';
}

/** FT(D&R) Act, section 7, and Foreign Trade Policy: goods; exports of services only for a benefit. */
function importExportCode(b: Business): SecondLevel {
  // The answer is about goods, whatever the business sells.
  if (importsAnything(b)) return 'must';
  if (!exportsAnything(b)) return 'not-needed';
  return sellsGoods(b) ? 'must' : 'optional';
}

/**
 * Income-tax Act, 2025, section 262(1): sales above five lakh, or a return is due (section 263(1)). GST and the
 * import-export code ask for it, too.
 */
function pan(b: Business): SecondLevel {
  const mustFile = isOneOf(b.entity, 'partnership', 'llp', 'opc', 'private-limited');
  const asked = gst(b) === 'must' || importExportCode(b) === 'must';
  return b.turnover > 500_000 || mustFile || asked ? 'must' : 'optional';
}

/** S.O. 1364(E) of 21 March 2025 and S.O. 2119(E) of 2020: largest sales of a medium enterprise. */
function udyam({ turnover, date }: Business): SecondLevel {
  return turnover <= (date >= '2025-04-01' ? 5_000_000_000 : 2_500_000_000)
    ? 'optional'
    : 'not-needed';
}

/** Packaged Commodities Rules, rule 27(1): who packs or imports for sale. */
const packer = (b: Business): SecondLevel =>
  has(b, 'does', 'packs') || (importsAnything(b) && sellsGoods(b)) ? 'must' : 'not-needed';

/** Release of 15 June 2021: jewellers up to forty lakh are left out. */
const hallmark = (b: Business): SecondLevel =>
  has(b, 'products', 'gold') && b.turnover > 4_000_000 ? 'must' : 'not-needed';

/** Drugs Rules, 1945: forms 20 and 21. */
const drugLicence = (b: Business): SecondLevel =>
  has(b, 'health', 'pharmacy') || has(b, 'products', 'medicines') ? 'must' : 'not-needed';

/**
 * Telangana Fire Services Act, 1999, section 13; for hotels the report of 2012 on rule 19(1) of the
 * rules of 2006. Andhra Pradesh has the same Act; Karnataka, Gujarat and West Bengal: reports on tall
 * buildings. Low buildings outside Telangana, and other states, are not judged here.
 */
function fireNoc(b: Business): SecondLevel | undefined {
  const isTall = has(b, 'building', 'tall');
  if (isOneOf(b.state, 'ka', 'gj', 'wb')) return isTall ? 'must' : undefined;
  if (b.state === 'ap') return isTall || has(b, 'building', 'assembly') ? 'must' : undefined;
  if (b.state !== 'tg') return undefined;
  if (has(b, 'building', 'tall', 'assembly')) return 'must';
  return isOneOf(b.kind, 'restaurant') && b.premises === 'business' ? 'likely' : 'not-needed';
}

const mustIf = (needed: boolean): SecondLevel => (needed ? 'must' : 'not-needed');

/**
 * Returns how much a business with completed answers needs each registration on a day. Undefined where the
 * sources settle nothing for this business. Throws when an answer is open or unknown.
 */
export function secondOpinion(
  answers: Answers,
  date: IsoDate,
): Record<ComparedNeed, SecondLevel | undefined> {
  const b = readBusiness(answers, date);
  return {
    gst: gst(b),
    composition: composition(b),
    fssai: fssai(b),
    'vending-certificate': vendingCertificate(b),
    'trade-licence': tradeLicence(b),
    'shops-act': shopsAct(b),
    'professional-tax': professionalTax(b),
    'professional-tax-own': professionalTaxOwn(b),
    esi: esi(b),
    // Code on Social Security, First Schedule.
    epf: mustIf(b.workers >= 20),
    // Act of 2013, section 4.
    posh: mustIf(b.workers >= 10),
    // OSH Code, section 6(1)(f): a letter for every worker.
    'worker-papers': mustIf(b.workers >= 1),
    'import-export-code': importExportCode(b),
    pan: pan(b),
    udyam: udyam(b),
    packer: packer(b),
    // Legal Metrology Act, section 24.
    scales: mustIf(has(b, 'does', 'scale')),
    hallmark: hallmark(b),
    'drug-licence': drugLicence(b),
    'fire-noc': fireNoc(b),
    company: mustIf(isOneOf(b.entity, 'opc', 'private-limited')),
    llp: mustIf(b.entity === 'llp'),
  };
}
