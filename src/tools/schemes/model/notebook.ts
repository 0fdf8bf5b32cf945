import { isObject, textsIn } from '../../../platform/offline/stored-value.ts';
import { papers, type Paper } from './choices.ts';
import { choices, noInputs, questions, type Inputs } from './answers.ts';
import type { Filters } from './search.ts';

/** The visitor's input in this tool: text, ticks and chosen schemes. The device saves it as one value. */
export interface Notebook {
  query: string;
  filters: Filters;
  inputs: Inputs;
  /** Ids of the saved schemes. */
  saved: readonly string[];
  /** Ids of at most two schemes to compare. */
  compared: readonly string[];
  ticked: readonly Paper[];
}

export const emptyNotebook: Notebook = {
  query: '',
  filters: {},
  inputs: noInputs,
  saved: [],
  compared: [],
  ticked: [],
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The options of each filter, the same as those of the questions. */
const filterOptions: Record<Exclude<keyof Filters, 'closed'>, readonly string[]> = {
  place: choices.place.options,
  who: choices.who.options,
  work: choices.work.options,
  stage: choices.stage.options,
  help: choices.helps.options,
  group: choices.about.options,
};

/** Reads a saved notebook of any version and drops only the invalid parts. */
export function notebookFrom(saved: unknown): Notebook {
  if (!isObject(saved)) return emptyNotebook;
  const filters = isObject(saved.filters) ? saved.filters : {};
  const inputs = isObject(saved.inputs) ? saved.inputs : {};
  const chosen = isObject(inputs.chosen) ? inputs.chosen : {};
  return {
    query: text(saved.query),
    filters: {
      ...(Object.fromEntries(
        Object.entries(filterOptions).flatMap(([key, options]) =>
          options.includes(text(filters[key])) ? [[key, filters[key]]] : [],
        ),
      ) as Filters),
      ...(filters.closed === true && { closed: true }),
    },
    inputs: {
      chosen: Object.fromEntries(
        questions.flatMap((question) =>
          question in chosen ? [[question, textsIn(chosen[question])]] : [],
        ),
      ),
      age: text(inputs.age),
      decided: Object.fromEntries(
        Object.entries(isObject(inputs.decided) ? inputs.decided : {}).filter(
          (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
        ),
      ),
    },
    saved: [...new Set(textsIn(saved.saved))],
    compared: [...new Set(textsIn(saved.compared))].slice(0, 2),
    ticked: papers.filter((paper) => textsIn(saved.ticked).includes(paper)),
  };
}

/** Returns the list with the item at its end, or without the item. */
export const withItem = <T>(list: readonly T[], item: T, isIn: boolean): T[] => [
  ...list.filter((each) => each !== item),
  ...(isIn ? [item] : []),
];

/** Adds a scheme to the comparison, or removes it. A third scheme replaces the older of the two. */
export const comparing = (compared: readonly string[], id: string, isIn: boolean): string[] =>
  withItem(compared, id, isIn).slice(-2);

/**
 * Repeats on a notebook the changes that lead from `before` to `after`. Lists change item by item, because
 * another tab may have saved a scheme meanwhile.
 */
export function withChanges(now: Notebook, before: Notebook, after: Notebook): Notebook {
  const part = <K extends keyof Notebook>(key: K): Notebook[K] =>
    JSON.stringify(after[key]) === JSON.stringify(before[key]) ? now[key] : after[key];
  return {
    query: part('query'),
    filters: part('filters'),
    inputs: part('inputs'),
    saved: withListChanges(now.saved, before.saved, after.saved),
    compared: withListChanges(now.compared, before.compared, after.compared).slice(-2),
    ticked: withListChanges(now.ticked, before.ticked, after.ticked),
  };
}

const withListChanges = <T>(now: readonly T[], before: readonly T[], after: readonly T[]): T[] => {
  const rest = now.filter((item) => after.includes(item) || !before.includes(item));
  return [...rest, ...after.filter((item) => !before.includes(item) && !rest.includes(item))];
};
