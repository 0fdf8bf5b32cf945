import type { DrawingName } from '../../ui/drawing-names.ts';
import type { Evidence, PromiseName } from '../claims.ts';
import type { PageContent, Prose } from '../types.ts';
import type { HomeTaskId, HomeTradeId } from './home-tasks.ts';

/** A colour of the account book; cards show it on their spine. */
type Tone = 'ledger' | 'turmeric' | 'peacock' | 'leaf';

/** A text with a claim; the page leaves it out when the claim is withdrawn. */
interface Claimed {
  promise?: PromiseName;
}

/** A marketing figure in large type, with its label. */
interface StatCard {
  value: Prose;
  label: Prose;
}

export interface Tile {
  drawing: DrawingName;
  title: Prose;
  text: Prose;
  path: string;
}

/** Parts of a whole in percent, which sum to 100. */
export interface Chart {
  title: Prose;
  /** A description of the picture in one sentence, for screen readers. */
  summary: Prose;
  unit: Prose;
  parts: readonly { label: Prose; percent: number; tone: Tone }[];
}

interface BeliefCard {
  drawing: DrawingName;
  title: Prose;
  description: Prose;
  emotion: Prose;
  inspiration: Prose;
  gradient: Tone;
}

interface CoverageSegment {
  title: Prose;
  description: Prose;
  challenges: readonly Prose[];
  solutions: readonly Prose[];
  colours: { spine: Tone; mark: Tone };
}

/** A sample person; the page says that these people are not real. */
interface DreamPersona {
  name: Prose;
  location: Prose;
  occupation: Prose;
  dream: Prose;
  story: Prose;
  obstacle: Prose;
  emotion: Prose;
  colour: Tone;
}

interface ProblemItem {
  title: Prose;
  description: Prose;
  how: Prose;
}

export interface Testimonial {
  quote: Prose;
  name: Prose;
  business: Prose;
  rating: 1 | 2 | 3 | 4 | 5;
  result: Prose;
  timeSaved: Prose;
  costSaved: Prose;
  dream: Prose;
  /** The record that the words are a customer's own; null for an example. */
  evidence: Evidence | null;
}

interface SolutionPillar {
  drawing: DrawingName;
  title: Prose;
  description: Prose;
  benefit: Prose;
}

export interface QuickAction {
  title: Prose;
  description: Prose;
  path: string;
  badge: Prose;
  urgency: Prose;
  /** Not available yet: the card is dimmed and has no link (HOME-26). */
  comingSoon?: true;
}

interface TrustCard {
  drawing: DrawingName;
  title: Prose;
  description: Prose;
  proof: Prose;
}

interface Link {
  label: Prose;
  path: string;
}

/** The eleven sections of the home page, in the specification's order (HOME-01, HOME-32). */
export interface HomeContent extends PageContent {
  /** The page's `<head>`. */
  keywords: string[];
  hero: {
    badge: Prose;
    /** The six tiles (`home-tasks.ts`), in at most three or four short words each. */
    tasks: Readonly<Record<HomeTaskId, Prose>>;
    /** The trades on the cover of wide screens. */
    sell: { heading: Prose; trades: Readonly<Record<HomeTradeId, Prose>>; more: Prose };
    vision: Prose;
    ourStory: Link;
    dashboard: Link;
    tiles: readonly Tile[];
    statistics: readonly StatCard[];
    /** Label of the button that stops the animation on the cover. */
    pause: Prose;
    claims: readonly (Claimed & { text: Prose })[];
  };
  statistics: {
    heading: Prose;
    lead: Prose;
    cards: readonly StatCard[];
    illustrative: Prose;
    cost: Chart;
    effort: Chart;
    features: readonly { drawing: DrawingName; title: Prose; text: Prose }[];
  };
  beliefs: { heading: Prose; lead: Prose; cards: readonly BeliefCard[] };
  coverage: {
    heading: Prose;
    lead: Prose;
    challenges: Prose;
    solutions: Prose;
    segments: readonly CoverageSegment[];
    link: Link;
  };
  dreams: {
    heading: Prose;
    sample: Prose;
    labels: { dream: Prose; obstacle: Prose; feeling: Prose };
    personas: readonly DreamPersona[];
    link: Link;
  };
  problems: {
    heading: Prose;
    lead: Prose;
    how: Prose;
    items: readonly ProblemItem[];
    check: Link;
  };
  proof: {
    heading: Prose;
    /** Heading of the stories with a record. */
    customers: Prose;
    /** Heading of the invented stories. */
    examples: Prose;
    sample: Prose;
    rating: Prose;
    labels: { result: Prose; timeSaved: Prose; costSaved: Prose; dream: Prose };
    outOfFive: Prose;
    verified: Prose;
    example: Prose;
    testimonials: readonly Testimonial[];
  };
  solution: { heading: Prose; lead: Prose; benefit: Prose; pillars: readonly SolutionPillar[] };
  actions: { heading: Prose; comingSoon: Prose; cards: readonly QuickAction[]; all: Link };
  trust: {
    heading: Prose;
    cards: readonly TrustCard[];
    proof: Prose;
    pledge: Claimed & { title: Prose; text: Prose; link: Link };
  };
  call: {
    heading: Prose;
    text: Prose;
    points: readonly (Claimed & { text: Prose })[];
    offer: Prose;
    openDays: Prose;
    consultation: Link;
    start: Link;
    how: Link;
  };
  /** Shown under the figures: says that they are our own. */
  own: Prose;
}
