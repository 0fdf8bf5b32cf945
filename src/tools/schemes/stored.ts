import { asItems, isObject, syncedValue, textsIn } from '../../platform/offline/stored-value.ts';

/** The ids of the schemes that are saved. */
export const savedSchemesIn = (saved: unknown): string[] =>
  isObject(saved) ? textsIn(saved.saved) : [];

/** What is typed, saved and ticked in the schemes tool (notebook.ts); an account saves the list of schemes. */
export const schemesNotebook = syncedValue({
  name: 'schemes',
  kind: 'saved-schemes',
  itemsIn: (saved) => asItems(savedSchemesIn(saved)),
  withItems: (saved, items) => ({ ...(isObject(saved) ? saved : {}), saved: Object.keys(items) }),
});
