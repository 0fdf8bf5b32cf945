import type { FactId, FactRow } from './facts/lookup.ts';
import type { IsoDate } from './facts/types.ts';
import type { PageId } from './catalog.ts';
import type { PictureId } from './pictures.ts';
import type { LawDocumentId } from './law-documents.ts';
import type { PortalId } from './portals.ts';
import type { DrawingName } from '../ui/drawing-names.ts';

/**
 * Text with three kinds of inline mark.
 * Figures are never typed by hand (tests/content/prose.test.ts); they come from `content/facts`:
 * `{fact.id}` is the value in force on the page's day, `{fact.id@2026-03-31}` the value on that day,
 * `{fact.id|before}` the same in the form before a postposition (the English form never changes),
 * `{fact.id|from}` the first day of the version meant, `{fact.id@2026-03-31|until}` its last.
 * `{claim.name}` is a claim of the firm about itself (`content/claims.ts`).
 * `[words](/path)` is a link inside the site, `[words](portal:id)` one to an official site.
 * `**words**` is bold.
 */
export type Prose = string;

/** One row of the ledger: label, amount, date and source. */
export interface EntryRow {
  label: Prose;
  /** The fact with amount, date and source; `fact.id@2026-03-31` selects the value of another day. */
  fact: FactRow;
  note?: Prose;
}

interface Step {
  title: Prose;
  text: Prose;
  time?: Prose;
  cost?: Prose;
}

/** A document to tick off. All guides share the ids, so that one tick counts everywhere. */
export interface DocumentItem {
  id: string;
  label: Prose;
  note?: Prose;
}

/** A service with the government's fee, ours, and the official site where visitors do it alone. */
interface PriceRow {
  service: Prose;
  government: Prose;
  us: Prose;
  portal: PortalId;
}

export type Block =
  | { kind: 'text'; text: Prose }
  | { kind: 'list'; ordered?: true; items: Prose[] }
  /**
   * Figures as rows. `feesOf` is a registration of `src/register`: the rows are its fees, in its order, and the
   * text words them. `feesOn` selects some: `today` those in force and those that the text words, a day those
   * of that day whose end is known.
   */
  | {
      kind: 'entries';
      caption: Prose;
      rows: EntryRow[];
      feesOf?: string;
      feesOn?: IsoDate | 'today';
    }
  | { kind: 'steps'; steps: Step[] }
  /** A checklist of documents to prepare or, with `done`, of tasks to complete. */
  | { kind: 'documents'; done?: true; items: DocumentItem[] }
  | { kind: 'callout'; tone: 'note' | 'warning' | 'free'; title: Prose; text: Prose }
  | { kind: 'table'; caption: Prose; head: Prose[]; rows: Prose[][] }
  /** What services cost, with Call beside it. */
  | {
      kind: 'prices';
      caption: Prose;
      head: Record<'service' | 'government' | 'us' | 'alone', Prose>;
      rows: PriceRow[];
    }
  | { kind: 'faq'; items: { question: Prose; answer: Prose }[] }
  /** A picture, and what its numbered places mean, in their order. */
  | { kind: 'picture'; picture: PictureId; caption: Prose; places: { title: Prose; text: Prose }[] }
  /** Links to official portals. They open in a new tab and show their domain. */
  | { kind: 'portals'; portals: PortalId[] }
  /** The previous rule, the date of the change and its source, from the facts' earlier versions. */
  | { kind: 'changes'; facts: FactId[] }
  /**
   * Links to other pages of the site, by page id; `facts` adds their size and whether they open offline. `notes` has
   * a line about each, in their order.
   */
  | { kind: 'pages'; pages: PageId[]; facts?: true; notes?: Prose[] }
  /** Links to every guide of the catalogue. */
  | { kind: 'guides'; facts?: true }
  /** Links to the pages below a page: to all, or to those that declare this `section`. */
  | { kind: 'below'; page: PageId; section?: string; facts?: true }
  /** Every government scheme as plain text with its official site (`tools/schemes/model`). */
  | { kind: 'schemes' }
  /** The offices with their hours, maps and contacts. */
  | { kind: 'offices' }
  /** The guides that this visitor has saved; `text` is a placeholder until the list loads. */
  | { kind: 'saved'; text: Prose }
  /** A field that checks the last digit of a barcode; without scripts it shows `text`. */
  | { kind: 'barcode-check'; text: Prose }
  /** Pictures that lead to sections of the same page, and the way for those in a hurry. */
  | {
      kind: 'choices';
      choices: Choice[];
      urgent?: { label: Prose; act: Prose; path: `#${string}` };
    }
  | Situation;

/** A picture to tap. `path` is the anchor of a section of the same page: `#police`. */
interface Choice {
  picture: DrawingName;
  label: Prose;
  path: `#${string}`;
}

/** A letter to the office. `[name]` is a blank that the reader fills in (content/letter.ts). */
export interface Letter {
  to: Prose;
  subject: Prose;
  body: Prose[];
}

/** The advice for one situation. The heading of its section is the answer in one line. */
export interface Situation {
  kind: 'situation';
  /** The one thing to know. */
  means: Prose;
  notes?: Prose[];
  /** Periods that run from the day on the notice. */
  deadlines?: { label: Prose; fact: FactId }[];
  /** A sentence to say to the officer. */
  say: Prose;
  steps: { picture: DrawingName; title: Prose; text: Prose }[];
  letter?: Letter;
  /** A helpline to call, by its figure. The picture shows who answers. */
  call: { picture: DrawingName; label: Prose; fact: FactId };
  /** Figures whose documents are the law of this situation, and documents without a figure. */
  law: { facts: FactId[]; documents: LawDocumentId[] };
}

export interface Section {
  /** The anchor. It must never change: links and the assistant use it. */
  id: string;
  heading: Prose;
  /**
   * The section in at most twelve words. On a phone a section with an answer is folded, and shows this line
   * (pages/blocks.tsx). A section without one is always open.
   */
  answer?: Prose;
  blocks: Block[];
}

/** A section of a guide: every one has its answer (ANSW-08). */
type GuideSection = Section & { answer: Prose };

/** The text of any page, in one language: `locales/<language>/pages/<id>.ts` exports it as `content`. */
export interface PageBase {
  /** The short name for menus, breadcrumbs and lists. `npm run pages` collects it. */
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

/** A page without another kind of date. */
export interface PageContent extends PageBase {
  /** The day on which this text last changed; update it whenever you change the text. */
  updatedOn: IsoDate;
}

/** A text with a date of first publication and a date of its last review. */
export interface Dated {
  publishedOn: IsoDate;
  reviewedOn: IsoDate;
}

/** An article of the blog. */
export interface ArticleContent extends PageBase, Dated {}

/** The five lines at the top of a guide (GUIDE-08). */
export interface SummaryCard {
  doINeedIt: Prose;
  governmentFee: Prose;
  ourFee: Prose;
  time: Prose;
  documents: Prose;
}

/** One of the three large facts under a guide's heading. */
export interface GlanceFact {
  /** At most three words, or a figure with one or two words. */
  value: Prose;
  /** What the value means, in at most four words. */
  note: Prose;
}

/** A large fact that the register may state: the text then gives the note alone. */
type GlanceWords = Omit<GlanceFact, 'value'> & Partial<Pick<GlanceFact, 'value'>>;

/** The text of a guide. `register/guides.ts` adds what the register states. */
export interface GuideText extends PageBase, Dated {
  keywords: string[];
  /** What a visitor wants to know first: the three large facts. */
  glance: { needIt: GlanceFact; fee: GlanceWords; time: GlanceWords };
  card: SummaryCard;
  /** The steps for visitors who do it without us; `free` when these cost no fee. */
  doItYourself: { text: Prose; portal?: PortalId; free?: true };
  /** Buttons at the end: WhatsApp chats about this topic, each with a prefilled greeting (GUIDE-03). */
  chats: { label: Prose; greeting: string }[];
  sections: GuideSection[];
}

/** A guide as its page shows it. */
export interface GuideContent extends GuideText {
  glance: { needIt: GlanceFact; fee: GlanceFact; time: GlanceFact };
  doItYourself: GuideText['doItYourself'] & { portal: PortalId };
}

/** The topic of a task: a filter of the list (`/how-to-guides`). */
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

/** Our estimate of the visitor's own time for a task: the other filter. */
export const taskEfforts = ['short', 'evening', 'visit'] as const;
type TaskEffort = (typeof taskEfforts)[number];

/** A line drawing of one screen, desk or document. It does not age as a screenshot does. */
export interface Frame {
  picture: 'address' | 'code' | 'form' | 'photo' | 'pay' | 'number' | 'desk' | 'letter';
  /** The official site whose address an `address` frame shows. */
  portal?: PortalId;
  caption: Prose;
}

/** One task. `sections` contain needs, steps, problems and contacts. */
export interface TaskContent extends PageBase, Dated {
  topic: TaskTopic;
  effort: TaskEffort;
  time: Prose;
  cost: Prose;
  /** The portal or office where visitors do the task. */
  place: Prose;
  frames: Frame[];
}

/** One item of a sheet. */
export interface SheetPart {
  title: Prose;
  /** Drawn under the title. */
  line: Prose;
  /** Appears only in the text below the drawing. */
  more?: Prose;
}

/** The content of a sheet's drawing; its figures come from the facts, so they are never out of date. */
export type Sheet =
  /** Stations of a road, from top to bottom. */
  | { layout: 'path'; parts: SheetPart[] }
  /**
   * Rising steps; `amount` appears large. `beside` is not a step and appears below. The colour says what the
   * amounts are: green for money that the reader gets, red for money that the reader loses.
   */
  | {
      layout: 'ladder';
      tone: 'green' | 'red';
      parts: (SheetPart & { amount: Prose })[];
      beside?: SheetPart[];
    }
  /** Questions in order; `title` asks, `line` answers a yes. `otherwise` appears at the end. */
  | { layout: 'questions'; parts: SheetPart[]; otherwise: SheetPart }
  /** Signs to recognise, each with an icon. */
  | { layout: 'signs'; parts: (SheetPart & { icon: SheetIcon })[] }
  /** Bars divided by the values of facts in rupees. */
  | { layout: 'bars'; parts: (SheetPart & { pieces: { label: Prose; fact: FactId }[] })[] }
  /** The year: each part on the day of its fact, `monthly` in the middle. An `optional` one is a choice, no duty. */
  | {
      layout: 'wheel';
      parts: (SheetPart & { fact: FactId; optional?: true })[];
      monthly: SheetPart[];
    };

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

/** A sheet to print and share: a drawing and the same content as text. */
export interface SheetContent extends PageBase, Dated {
  sheet: Sheet;
}
