import { isObject, textsIn } from '../../platform/offline/stored-value.ts';
import { papers, type Paper } from './model/choices.ts';
import { choices, noInputs, questions, type Inputs } from './answers.ts';
import type { Filters } from './search.ts';

/** What somebody has typed, ticked and chosen here: kept on the phone as one value. */
export interface Notebook {
  query: string;
  filters: Filters;
  inputs: Inputs;
  /** Ids of schemes. */
  saved: readonly string[];
  /** Ids of at most two schemes. */
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

/** The options of each filter; they are those of the questions. */
const filterOptions: Record<Exclude<keyof Filters, 'closed'>, readonly string[]> = {
  place: choices.place.options,
  who: choices.who.options,
  work: choices.work.options,
  stage: choices.stage.options,
  help: choices.helps.options,
  group: choices.about.options,
};

/** Reads what was kept, perhaps by an older version: what cannot be read is left out, the rest stays. */
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
    },
    saved: [...new Set(textsIn(saved.saved))],
    compared: [...new Set(textsIn(saved.compared))].slice(0, 2),
    ticked: papers.filter((paper) => textsIn(saved.ticked).includes(paper)),
  };
}

/** The list with the item at its end, or without it. */
export const withItem = <T>(list: readonly T[], item: T, isIn: boolean): T[] => [
  ...list.filter((each) => each !== item),
  ...(isIn ? [item] : []),
];

/** Chooses a scheme to compare, or leaves it; a third one takes the place of the older of the two. */
export const comparing = (compared: readonly string[], id: string, isIn: boolean): string[] =>
  withItem(compared, id, isIn).slice(-2);
