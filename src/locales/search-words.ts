import type { NeedId } from '../register/register.ts';
import type { StateCode } from '../register/states.ts';

/**
 * What the search knows of the words of one language: `<language>/search.ts`. Everything is in lower case
 * and composed (`text.normalize('NFC')`).
 */
export interface SearchWords {
  /** Words that stand in every text: the index leaves them out, and no search looks for them. */
  silent: readonly string[];
  /** What a question is made of besides its matter ("how", "kya"), in any script that people type. */
  fillers: readonly string[];
  /** Another way to write a word → the way that our pages write it. */
  spellings: Readonly<Record<string, string>>;
  /**
   * What people say, one word to three, in any script that they type → words of the English pages that
   * mean it, best first. All languages meet in English, so that each is asked in any other.
   */
  meanings: Readonly<Record<string, readonly string[]>>;
  /** Other names of the registrations. They are meanings too. */
  registrationNames: RegistrationNames;
  /** What else a page is looked for as, by page id. A guide's own keywords count too, from its content. */
  pageWords: Readonly<Record<string, string>>;
  /** A word with what is written in several ways written in one. */
  fold: (word: string) => string;
  /** A word, spelt and folded, without the ending of its plural. */
  stem: (word: string) => string;
}

/**
 * What people call each registration of the register: `<language>/registration-names.ts`. A name is an entry
 * of `meanings`; its id also tells the assistant which registration is asked about.
 */
export type RegistrationNames = Readonly<
  Partial<Record<NeedId, Readonly<Record<string, readonly string[]>>>>
>;

/**
 * The kinds of answers that questions ask for, in the order in which they are looked for: "how much do I have to pay"
 * asks for an amount, not for Yes or No.
 */
export const questionKinds = ['when', 'cost', 'how', 'they', 'can', 'must', 'is'] as const;
/** `free`: "is it so" about being free of a fee. Its Yes would be the No to "is there a fee". */
export type QuestionKind = (typeof questionKinds)[number] | 'free';

/** What a need is told, by the kind of question; `first` where the kind does not tell, or has no line. */
export type NeedLines = Readonly<Partial<Record<QuestionKind, string>>> & {
  readonly first: string;
};

/** Measures that a question may state. */
export const measures = [
  'metres',
  'feet',
  'square-feet',
  'kilograms',
  'tonnes',
  'microns',
] as const;

/** How people ask in one language: `<language>/question-words.ts`. */
export interface QuestionWords {
  /**
   * Words in Latin letters that show the language of a question, whole and in lower case, besides the silent words and
   * the fillers of its search: `sure` ones stand in no other language that people ask in, `likely` ones might.
   */
  latinWords: { readonly sure: RegExp; readonly likely: RegExp };
  /** What asks how much, how long, when or what if not → the English word for it. */
  asked: Readonly<Record<string, string>>;
  /**
   * Words of politeness that name the one who is asked: "can you tell me the fee" asks for no fee of ours.
   * They stand between words.
   */
  courtesies: RegExp;
  /**
   * What asks for each kind of answer: a day or a time, an amount, what to do; and Yes or No to "may they do this to
   * me", "may I, can I, will I get", "must I", and "is it so". They stand between words.
   */
  kinds: Readonly<Record<(typeof questionKinds)[number], RegExp>>;
  /** What ends a wish: "I have to take a licence" asks how, and with a question mark whether. */
  wants: RegExp;
  /** How a part of a sentence begins that Yes or No answers, whatever question word follows. */
  beginsYesOrNo: RegExp;
  /** What says that the asker may or gets something, although others are named. It stands between words. */
  asker: RegExp;
  /** Says that something need not be, or be had: "it is not needed, right?". It stands between words. */
  denies: RegExp;
  /** The words with which a line of `need-answers` begins for Yes and for No. */
  says: Readonly<Record<'yes' | 'no', RegExp>>;
  /** Without a fee; it stands between words. */
  free: RegExp;
  /** What asks what something is, or which; it stands between words. */
  asksWhat: RegExp;
  /** Something is taken or asked from the asker: "charge me", "from me". They stand between words. */
  fromAsker: RegExp;
  /** Goods in general, and services: they have different limits of sales. */
  goods: RegExp;
  services: RegExp;
  /** Places outside of the state of the question. */
  elsewhere: RegExp;
  /** Officers, landlords, banks and others who do something to the asker. They stand between words. */
  otherPeople: RegExp;
  /** What asks the assistant to forget its rules or to be somebody else. It stands between words. */
  ignoresRules: RegExp;
  /**
   * What asks for help with harm in unmistakable words: workers or sales that are to be hidden, money slipped to an
   * officer. It stands between words.
   */
  harms: RegExp;
  /** Somebody else asks the asker for money, or threatens: who says so is a victim. It stands between words. */
  suffers: RegExp;
  /** Somebody is ill; it stands between words. */
  ill: RegExp;
  /** Food, pay or leave: a question about somebody ill who works is a matter of ours. */
  illAtWork: RegExp;
  /** What only questions about other matters have: songs, jokes, which medicine to take. It stands between words. */
  otherMatters: RegExp;
  /** A place in another country, where other law holds; it stands between words. */
  abroad: RegExp;
  /** What trades with another country from here: goods sent there, clients there. */
  sellsAbroad: RegExp;
  /** Matches a question that Yes or No answers. */
  yesOrNo: RegExp;
  /** Matches a question that asks for everything that the asker's business needs. */
  allNeeds: RegExp;
  /** Matches a question that asks for everything that is due in this month. */
  dueThisMonth: RegExp;
  /** Names of a state and its cities, in this language's script; they stand between words. */
  places: Readonly<Partial<Record<StateCode, RegExp>>>;
  /** Numbers in words → the number, where a word for workers, a size or a measure follows. */
  counts: Readonly<Record<string, number>>;
  /** Words before a number that add a half to it, before a size: "साढ़े तीन लाख". */
  andHalf?: RegExp;
  /** What says that nobody works for the asker; it stands between words. */
  noWorkers: RegExp;
  /** "Only", beside the name of a state: nothing is sold outside of it. */
  only: RegExp;
  /** Words that count people by themselves ("ముగ్గురు") → the number. */
  peopleCounted: Readonly<Record<string, number>>;
  /** A number of workers; each group is a number. */
  workersTold: RegExp;
  /** Somebody's age; each group is a number of years. */
  ageTold: RegExp;
  /** What is measured, after its number. */
  measures: Readonly<Record<(typeof measures)[number], RegExp>>;
  /** Goods are sold at one place or in one state alone: "over the counter", "no parcels". It stands between words. */
  sellsHere: RegExp;
  /** Words that make an amount near them the sales of a year. They begin a word. */
  salesTold: RegExp;
  /** Words that make an amount near them the pay of a worker. They begin a word. */
  wageTold: RegExp;
  /** Words that make an amount near them something else: a loan, a rent, a fine. They begin a word. */
  otherSums: RegExp;
}
