import { isDay } from '../../../content/facts/days.ts';
import { keptNames } from '../../../platform/offline/kept-names.ts';
import type { Items } from './merge-items.ts';

/** A kind of thing that the tools keep on this phone and an account can keep too. */
export interface KeptThing {
  /** Its `kind` among the account's saved checks. */
  kind: ThingKind;
  /** Its name among the phone's small values. */
  name: string;
  /** The things in what a tool has kept, of whatever version; what cannot be read is left out. */
  read(kept: unknown): Items;
  /** What the tool finds then: what it had kept, with these things in it. */
  write(kept: unknown, items: Items): unknown;
}

export type ThingKind =
  | 'finder-answers'
  | 'papers'
  | 'saved-guides'
  | 'saved-schemes'
  | 'calendar'
  | 'health-results'
  | 'health-to-do';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
const asSet = (ids: readonly string[]): Items => Object.fromEntries(ids.map((id) => [id, true]));

const isAnswer = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** Answers by their questions. Whether they are answers of ours the finder says, where it reads them. */
export const answersIn = (kept: unknown): Items =>
  isObject(kept)
    ? Object.fromEntries(Object.entries(kept).filter(([, value]) => isAnswer(value)))
    : {};

/** A saved guide, as the list of saved guides keeps it. */
export interface SavedGuide {
  path: string;
  title: string;
  savedAt: number;
}

const isGuide = (value: unknown): value is SavedGuide =>
  isObject(value) &&
  typeof value.path === 'string' &&
  value.path.startsWith('/') &&
  !value.path.startsWith('//') &&
  typeof value.title === 'string' &&
  typeof value.savedAt === 'number';

/** The guides in a kept list, newest first. */
export const guidesIn = (kept: unknown): SavedGuide[] =>
  (Array.isArray(kept) ? kept.filter(isGuide) : []).sort((a, b) => b.savedAt - a.savedAt);

/** The ids of the papers that are ready. */
export const papersIn = (kept: unknown): string[] => texts(kept);

/** The ids of the schemes that are saved. */
export const schemesIn = (kept: unknown): string[] => (isObject(kept) ? texts(kept.saved) : []);

/** A result of the health check: the day it was taken, and of a hundred. */
export interface HealthResult {
  on: string;
  run: string;
  score: number;
}

/** So many results are kept on a phone; the oldest go. */
const mostResults = 12;

const isResult = (value: unknown): value is HealthResult =>
  isObject(value) &&
  isDay(value.on) &&
  typeof value.run === 'string' &&
  typeof value.score === 'number';

/** The results of the health check, oldest first, with all that the check has kept of each. */
export const resultsIn = (kept: unknown): HealthResult[] =>
  (Array.isArray(kept) ? kept.filter(isResult) : [])
    .sort((a, b) => a.on.localeCompare(b.on))
    .slice(-mostResults);

/** A point to do from the health check. */
export interface ToDo {
  gap: string;
  doneOn?: string;
}

const isToDo = (value: unknown): value is ToDo =>
  isObject(value) &&
  typeof value.gap === 'string' &&
  (value.doneOn === undefined || isDay(value.doneOn));

/** The points to do, with all that the check has kept of each. */
export const toDoIn = (kept: unknown): ToDo[] => (Array.isArray(kept) ? kept.filter(isToDo) : []);

/** The parts of a kept calendar, each under a key of its own: the calendar itself reads them with care. */
function calendarIn(kept: unknown): Items {
  if (!isObject(kept)) return {};
  const { answers, own, marks, since } = kept;
  const { gst, situations, days } = isObject(answers) ? answers : {};
  const all = (prefix: string, parts: Record<string, unknown>) =>
    Object.entries(parts).map(([key, value]) => [`${prefix}/${key}`, value]);
  const dates = (Array.isArray(own) ? own : []).filter(
    (date) => isObject(date) && typeof date.id === 'string',
  );
  return Object.fromEntries([
    ...(typeof since === 'string' ? [['since', since]] : []),
    ...(typeof gst === 'string' ? [['gst', gst]] : []),
    ...all('situation', asSet(texts(situations))),
    ...all('day', isObject(days) ? days : {}),
    ...all('mark', isObject(marks) ? marks : {}),
    ...dates.map((date: { id: string }) => [`own/${date.id}`, date]),
  ]) as Items;
}

function calendarOf(items: Items): object {
  const under = (prefix: string) =>
    Object.fromEntries(
      Object.entries(items)
        .filter(([key]) => key.startsWith(`${prefix}/`))
        .map(([key, value]) => [key.slice(prefix.length + 1), value]),
    );
  const { since, gst } = items;
  return {
    answers: {
      ...(gst !== undefined && { gst }),
      situations: Object.keys(under('situation')),
      days: under('day'),
    },
    own: Object.values(under('own')),
    marks: under('mark'),
    ...(since !== undefined && { since }),
  };
}

/** True where the calendar has been set up on this phone. */
export const hasCalendar = (kept: unknown): boolean => isObject(kept) && isDay(kept.since);

/** Everything that can be kept with an account. */
export const keptThings: readonly KeptThing[] = [
  {
    kind: 'finder-answers',
    name: keptNames.answers,
    read: answersIn,
    write: (_, items) => ({ ...items }),
  },
  {
    kind: 'papers',
    name: keptNames.papers,
    read: (kept) => asSet(papersIn(kept)),
    write: (_, items) => Object.keys(items).sort(),
  },
  {
    kind: 'saved-guides',
    name: keptNames.guides,
    read: (kept) => Object.fromEntries(guidesIn(kept).map((guide) => [guide.path, guide])),
    write: (_, items) => guidesIn(Object.values(items)),
  },
  {
    kind: 'saved-schemes',
    name: keptNames.schemes,
    read: (kept) => asSet(schemesIn(kept)),
    write: (kept, items) => ({ ...(isObject(kept) ? kept : {}), saved: Object.keys(items) }),
  },
  {
    kind: 'calendar',
    name: keptNames.calendar,
    read: calendarIn,
    write: (_, items) => calendarOf(items),
  },
  {
    kind: 'health-results',
    name: keptNames.healthResults,
    read: (kept) =>
      Object.fromEntries(resultsIn(kept).map((result) => [`${result.on}/${result.run}`, result])),
    write: (_, items) => resultsIn(Object.values(items)),
  },
  {
    kind: 'health-to-do',
    name: keptNames.healthToDo,
    read: (kept) => Object.fromEntries(toDoIn(kept).map((point) => [point.gap, point])),
    write: (_, items) => toDoIn(Object.values(items)),
  },
];
