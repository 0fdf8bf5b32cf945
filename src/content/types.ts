import type { FactId, FactRow } from './facts/lookup.ts';
import type { IsoDate } from './facts/types.ts';
import type { PageId } from './catalog.ts';
import type { PortalId } from './portals.ts';

/**
 * Text with three kinds of inline mark, and nothing else.
 * Figures are never typed by hand (tests/content/prose.test.ts); they come from `content/facts`:
 * `{fact.id}` is the value in force on the page's day, `{fact.id@2026-03-31}` the value on that day,
 * `{fact.id|before}` the same in the form that stands in front of a postposition (in English no other),
 * `{fact.id|from}` the first day of the version meant, `{fact.id@2026-03-31|until}` its last.
 * `{claim.name}` is what the office says of itself (`content/claims.ts`).
 * `[words](/path)` is a link inside the site, `[words](portal:id)` one to an official site.
 * `**words**` is strong.
 */
export type Prose = string;

/** One line of the ledger: what, how much, as on which date, from which source. */
export interface EntryRow {
  label: Prose;
  /** The fact that gives amount, date and source; `fact.id@2026-03-31` for the value of another day. */
  fact: FactRow;
  note?: Prose;
}

interface Step {
  title: Prose;
  text: Prose;
  time?: Prose;
  cost?: Prose;
}

/** A paper the visitor ticks off. Ids are shared by all guides, so that one tick counts everywhere. */
export interface DocumentItem {
  id: string;
  label: Prose;
  note?: Prose;
}

export type Block =
  | { kind: 'text'; text: Prose }
  | { kind: 'list'; ordered?: true; items: Prose[] }
  | { kind: 'entries'; caption: Prose; rows: EntryRow[] }
  | { kind: 'steps'; steps: Step[] }
  /** Boxes to tick: papers that are ready or, with `done`, things that are done. */
  | { kind: 'documents'; done?: true; items: DocumentItem[] }
  | { kind: 'callout'; tone: 'note' | 'warning' | 'free'; title: Prose; text: Prose }
  | { kind: 'table'; caption: Prose; head: Prose[]; rows: Prose[][] }
  | { kind: 'faq'; items: { question: Prose; answer: Prose }[] }
  /** Links to official portals, opened in a new tab, with their domain shown. */
  | { kind: 'portals'; portals: PortalId[] }
  /** What the rule was before, when it changed and where that stands: from the facts' earlier versions. */
  | { kind: 'changes'; facts: FactId[] }
  /** Links to other pages of the site, by page id; with `facts`, their size and whether they open offline. */
  | { kind: 'pages'; pages: PageId[]; facts?: true }
  /** Links to every guide of the catalogue. */
  | { kind: 'guides'; facts?: true }
  /** Links to the pages below one: to all, or to those that declare this `section`. */
  | { kind: 'below'; page: PageId; section?: string; facts?: true }
  /** Every government scheme as plain text with its official site (`tools/schemes/model`). */
  | { kind: 'schemes' }
  /** The offices that can be visited, their hours and maps, and how to call or write. */
  | { kind: 'offices' }
  /** The guides this visitor has saved for later; `text` says what will be here. */
  | { kind: 'saved'; text: Prose }
  /** A field that checks the last digit of a barcode; `text` stands there without scripts. */
  | { kind: 'barcode-check'; text: Prose };

export interface Section {
  /** Anchor, stable for ever: links and the assistant point at it. */
  id: string;
  heading: Prose;
  blocks: Block[];
}

/** The text that every page has, in one language: `locales/<language>/pages/<id>.ts` exports it as `content`. */
export interface PageBase {
  /** Its short name: menus, breadcrumbs and lists of pages. `npm run pages` collects it. */
  name: string;
  /** `<title>`: at most 60 characters, unique across the site. */
  title: Prose;
  /** Meta description: at most 160 characters, unique across the site. */
  description: Prose;
  /** The h1. */
  heading: Prose;
  /** One or two sentences under the h1. */
  lead: Prose;
  sections: Section[];
}

/** A page without a date of its own kind. */
export interface PageContent extends PageBase {
  /** The day on which this text last changed; set it when you change the text. */
  updatedOn: IsoDate;
}

/** A text that was first published on one day and last reviewed on another. */
export interface Dated {
  publishedOn: IsoDate;
  reviewedOn: IsoDate;
}

/** An article of the blog. */
export interface ArticleContent extends PageBase, Dated {}

/** The five lines a guide opens with (GUIDE-08). */
export interface SummaryCard {
  doINeedIt: Prose;
  governmentFee: Prose;
  ourFee: Prose;
  time: Prose;
  documents: Prose;
}

export interface GuideContent extends PageBase, Dated {
  keywords: string[];
  card: SummaryCard;
  /** How and where the visitor can do it without us; `free` where nobody takes a fee for it then. */
  doItYourself: { text: Prose; portal: PortalId; free?: true };
  /** Buttons at the end: WhatsApp chats about this topic, each with its prefilled greeting (GUIDE-03). */
  chats: { label: Prose; greeting: string }[];
}

/** What a task is about: the filter of the list (`/how-to-guides`). */
export const taskTopics = [
  'vending',
  'food',
  'money',
  'papers',
  'tax',
  'workers',
  'name',
  'help',
] as const;
type TaskTopic = (typeof taskTopics)[number];

/** How much of the visitor's own time a task takes, as our office reckons it: the other filter. */
export const taskEfforts = ['short', 'evening', 'visit'] as const;
type TaskEffort = (typeof taskEfforts)[number];

/** One screen, desk or paper as a line drawing, in place of a screenshot that is old next month. */
export interface Frame {
  picture: 'address' | 'code' | 'form' | 'photo' | 'pay' | 'number' | 'desk' | 'letter';
  /** The official site whose address an `address` frame shows. */
  portal?: PortalId;
  caption: Prose;
}

/** One task from its first step to its last. `sections` hold needs, steps, what can go wrong, whom to call. */
export interface TaskContent extends PageBase, Dated {
  topic: TaskTopic;
  effort: TaskEffort;
  time: Prose;
  cost: Prose;
  /** Where it is done: which portal or office. */
  place: Prose;
  frames: Frame[];
}

/** One thing that a sheet shows. */
export interface SheetPart {
  title: Prose;
  /** Drawn under the title. */
  line: Prose;
  /** Said in the words below the drawing only. */
  more?: Prose;
}

/** What a sheet draws; its figures come from the facts, so that it is never out of date. */
export type Sheet =
  /** Stations of a road, from top to bottom. */
  | { layout: 'path'; parts: SheetPart[] }
  /** Steps that rise; `amount` stands large. `beside` is no step and stands below. */
  | { layout: 'ladder'; parts: (SheetPart & { amount: Prose })[]; beside?: SheetPart[] }
  /** Questions in order; `title` asks, `line` is the answer for a yes. `otherwise` stands at the end. */
  | { layout: 'questions'; parts: SheetPart[]; otherwise: SheetPart }
  /** Things with a drawing each. */
  | { layout: 'signs'; parts: (SheetPart & { icon: SheetIcon })[] }
  /** Bars cut into the values of facts in rupees. */
  | { layout: 'bars'; parts: (SheetPart & { pieces: { label: Prose; fact: FactId }[] })[] }
  /** The year: each part on the day of its fact, `monthly` in the middle. */
  | { layout: 'wheel'; parts: (SheetPart & { fact: FactId })[]; monthly: SheetPart[] };

export type SheetIcon =
  | 'water'
  | 'hands'
  | 'cap'
  | 'cover'
  | 'oil'
  | 'bin'
  | 'gas'
  | 'tube'
  | 'extinguisher'
  | 'lid'
  | 'exit'
  | 'plug'
  | 'card'
  | 'phone'
  | 'photo'
  | 'bank'
  | 'house'
  | 'bill'
  | 'address'
  | 'ad'
  | 'print'
  | 'price'
  | 'qr'
  | 'key';

/** A sheet to print and send: a drawing, and all of it in words. */
export interface SheetContent extends PageBase, Dated {
  sheet: Sheet;
}
