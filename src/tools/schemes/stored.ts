import { asItems, isObject, syncedValue, textsIn } from '../../platform/offline/stored-value.ts';

/** Reads the ids of the saved schemes. */
export const savedSchemesIn = (saved: unknown): string[] =>
  isObject(saved) ? textsIn(saved.saved) : [];

/** The notebook of the schemes tool (notebook.ts). An account syncs the list of saved schemes. */
export const schemesNotebook = syncedValue({
  name: 'schemes',
  kind: 'saved-schemes',
  itemsIn: (saved) => asItems(savedSchemesIn(saved)),
  withItems: (saved, items) => ({ ...(isObject(saved) ? saved : {}), saved: Object.keys(items) }),
});
