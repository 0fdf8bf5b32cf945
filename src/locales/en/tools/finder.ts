import { text as amounts } from './finder-amounts.ts';
import { documents, municipalBodies, needs, offices, officesInShort } from './finder/needs.ts';
import { text as questions } from './finder-questions.ts';
import { rules } from './finder/rules.ts';

/** The licence finder. */
export const text = {
  questions,
  needs,
  rules,
  documents,
  offices,
  officesInShort,
  municipalBodies,
  amounts,
  trades: {
    title: 'What do you do?',
    options: {
      'cook-food': 'Cook food',
      'goods-cart': 'Cart: goods, vegetables',
      shop: 'Shop',
      'sew-repair': 'Sew, repair, salon',
      'home-work': 'Work at home',
      'sell-online': 'Sell online',
    },
    more: 'More trades',
    /** The question for the kind of business of a trade. */
    kind: {
      'cook-food': 'Where do you cook?',
      'goods-cart': 'Where do you sell?',
      shop: 'What do you do?',
      'sew-repair': 'Where do you work?',
      'home-work': 'What do you do?',
      'sell-online': 'What do you do?',
      more: 'What do you do?',
    },
  },
  /** The kinds of business in a few words, for tiles and for the line above the result. */
  kinds: {
    'street-fixed': 'Street stall',
    'street-mobile': 'Moving cart',
    'home-business': 'At home',
    shop: 'Shop',
    'office-service': 'A place of my own',
    restaurant: 'Restaurant',
    'cloud-kitchen': 'Delivery only',
    'food-making': 'For shops',
    making: 'Making things',
    wholesale: 'Wholesale',
    'online-seller': 'Online shop',
    importer: 'Importer',
    exporter: 'Exporter',
    transport: 'Transport',
    healthcare: 'Clinic, laboratory',
    education: 'School, classes',
    'real-estate': 'Property',
    it: 'Software',
    consulting: 'Office work',
  },
  places: {
    title: 'Where?',
    town: 'Other town, Telangana',
    village: 'Village, Telangana',
    other: 'Another state',
    /** Where no city stands before it. */
    anyTown: 'A city or town',
  },
  form: {
    noScript:
      'The finder needs JavaScript, which is off or did not arrive. The guides further down answer the same, paper by paper.',
    progress: (number: number, most: number) => `${number} of ${most}`,
    continue: 'Continue',
    back: 'Back',
    unknown: 'I don’t know',
    choose: 'Choose one',
    problem: 'Please fix this',
    chooseOne: 'Pick the answer that fits best.',
  },
  stored: {
    onPhone: 'Only on this phone.',
    shared: 'This phone is set as shared. Your answers go when you leave.',
    refused: 'This phone does not let us save. Your answers go when you leave.',
    fromLink: 'These answers came with a link. Your own are still kept.',
    useMine: 'Use my own answers',
  },
  result: {
    title: (papers: number) =>
      papers === 0
        ? 'You need no paper yet'
        : papers === 1
          ? 'You need 1 paper'
          : `You need ${papers} papers`,
    asOn: (date: string) => `Worked out on ${date}. General information, not legal advice.`,
    about: (trade: string, place: string, sales?: string) =>
      [trade, place, sales && `${sales} a year`].filter(Boolean).join(' · '),
    startWith: 'Start with:',
    groups: {
      now: 'Needed now',
      soon: 'Needed soon: tax and staff',
      rules: 'Rules to keep',
      ask: 'Ask about these',
      askLead: 'The state, the city or the office decides.',
    },
    optional: (count: number) =>
      count === 1 ? '1 more is optional' : `${count} more are optional`,
    optionalLead: 'Nobody can force these on you. They may help.',
    later: {
      title: (count: number) =>
        count === 1 ? 'Answer one question to see more' : `Answer ${count} questions to see more`,
      mayAdd: (names: string, more: number) =>
        more > 0 ? `May add: ${names}, and ${more} more` : `May add: ${names}`,
    },
    first: 'What to do first',
    /** What the voice says. */
    aloud: {
      paper: (name: string, office: string, fee: string) => `${name}. ${office}. ${fee}.`,
      total: (sum: string) => `All government fees: ${sum}.`,
    },
    stateRules: (state: string) => `What is different in ${state}, and who to ask`,
    notNeeded: {
      title: (count: number) => `You do not need these ${count}`,
      lead: 'From your answers. If somebody sells you one, ask for the rule in writing.',
      others: (count: number) => `${count} more, for other kinds of business`,
    },
    why: 'Why?',
    rule: 'Source',
    fee: 'Government fee',
    free: 'Free',
    /** How a fee is known, if nothing official that we read says it. */
    unsure: { reported: 'as reported', unconfirmed: 'not confirmed' },
    /** A fee between two amounts, without spaces so that it stays on one line. */
    range: (least: string, most: string) => `${least}–${most}`,
    feeOpen: 'Ask',
    /** A fee to which a further part is added. */
    andMore: (amount: string) => `${amount} +`,
    /** A fee that a calculator works out from the size of the place. */
    feeBySize: 'By size',
    askFee: 'Fee not known: ask',
    askFeeOnline: 'Online. Look up the fee there.',
    time: 'Time',
    lasts: 'Lasts',
    where: 'Where',
    papers: 'Papers for this one',
    guide: (page: string) => `Read more: ${page}`,
    checkOffice: 'We could not confirm this rule for your place. Check with the office.',
    missing: (questions: string) => `It depends on an answer that is missing: ${questions}.`,
    answerNow: 'Answer now',
    unknownAsk: (who: string) => `Not known. Ask: ${who}`,
    doesNotApply: 'Nothing to apply for',
    upTo: (amount: string) => `up to ${amount}`,
    noneTicked: 'none of these',
    notAnswered: 'not answered',
    unknown: 'I don’t know',
    month: (amount: string) => `${amount} a month`,
    total: {
      title: 'All government fees',
      more: 'Plus fees that your city or the office sets.',
      note: 'Our own fee, if you want help, is separate.',
    },
    gather: {
      title: 'Papers to gather, once for all',
      lead: 'Tick what you have.',
    },
    script: {
      title: 'What to say at the office',
      text: (trade: string, place: string) =>
        `“I have this business: ${trade}. The place: ${place}. Which licence do I need from you? What does it cost? Which papers do you want? Please show me the rule. Please give me a receipt for every payment.”`,
    },
    answers: {
      title: 'Your answers',
      change: 'Change',
      changeOf: (name: string) => `Change: ${name}`,
    },
    print: 'Print',
    share: 'Share',
    shared: 'The link is copied. It has your answers, but not your sales or wages.',
    shareByHand: 'Copy this link. It has your answers, but not your sales or wages.',
    shareText: (names: string) => `What my business needs: ${names}`,
    askUs: 'Ask us to do it',
    again: 'Start again',
    note: (trade: string, place: string, names: string) =>
      `From the licence finder. Business: ${trade}. Place: ${place}. It names: ${names}.`,
  },
  /** Reasons as sentences. `limit` is the line of the law that the amount is compared with. */
  reasons: {
    kind: (answer: string) => `Your business: ${answer}.`,
    state: (answer: string) => `You work in ${answer}.`,
    place: (answer: string) => `Your place is ${answer}.`,
    food: (answer: string) => `About food you said: ${answer}.`,
    supply: (answer: string) => `People pay you for: ${answer}.`,
    vehicle: (answer: string) => `Your vehicle: ${answer}.`,
    property: (answer: string) => `Your work with property: ${answer}.`,
    power: (answer: string) => `Machines on power: ${answer}.`,
    premises: (answer: string) => `You work here: ${answer}.`,
    entity: (answer: string) => `Form of the business: ${answer}.`,
    health: (answer: string) => `Health services: ${answer}.`,
    products: (answer: string) => `Goods with rules of their own: ${answer}.`,
    online: (answer: string) => `On the internet: ${answer}.`,
    reach: (answer: string) => `Beyond your state: ${answer}.`,
    building: (answer: string) => `About the building you said: ${answer}.`,
    does: (answer: string) => `What you do: ${answer}.`,
    plans: (answer: string) => `You want: ${answer}.`,
    turnover: (answer: string, limit?: string) =>
      limit ? `You sell ${answer} a year. The limit is ${limit}.` : `You sell ${answer} a year.`,
    workers: (answer: string, limit?: string) =>
      limit
        ? `People who work for you: ${answer}. The rule starts at ${limit}.`
        : `People who work for you: ${answer}.`,
    topWage: (answer: string, limit?: string) =>
      limit ? `Highest pay: ${answer}. The limit is ${limit}.` : `Highest pay: ${answer}.`,
  },
} as const;
