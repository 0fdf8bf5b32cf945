import { createStore } from 'zustand/vanilla';
import { isSharedPhone } from '../../platform/device/shared-phone-store.ts';
import { tellKept } from '../../platform/kept-signal.ts';
import { keptNames } from '../../platform/offline/kept-names.ts';
import { changeValue, readValue } from '../../platform/offline/keyval.ts';
import { withDocument } from './documents.ts';

const name = keptNames.papers;

interface Documents {
  /** Ids of the papers that are ready. */
  ready: readonly string[];
  /** Whether ticks stay: `shared` phones are kept nothing on, others may refuse. */
  keeping: 'kept' | 'shared' | 'refused';
}

export const documentsStore = createStore<Documents>(() => ({ ready: [], keeping: 'kept' }));

const keepingNow = () => (isSharedPhone() ? ('shared' as const) : ('kept' as const));

/** Reads what is kept. A phone that keeps nothing has nothing ready, and the store says so. */
export async function loadDocuments(): Promise<void> {
  try {
    const ready = (await readValue<string[]>(name)) ?? [];
    documentsStore.setState({ ready, keeping: keepingNow() });
  } catch (error) {
    console.info('Ticks cannot be read', error);
    documentsStore.setState({ keeping: 'refused' });
  }
}

/** Ticks a paper or takes the tick away, here and now, and keeps it. */
export const setDocument = (id: string, isReady: boolean): Promise<void> =>
  changeReady((ready) => withDocument(ready, id, isReady));

/** Ticks several papers at once. */
export const addDocuments = (ids: readonly string[]): Promise<void> =>
  changeReady((ready) => ids.reduce((all, id) => withDocument(all, id, true), ready));

async function changeReady(change: (ready: readonly string[]) => readonly string[]): Promise<void> {
  documentsStore.setState(({ ready }) => ({ ready: change(ready) }));
  try {
    await changeValue<readonly string[]>(name, (ids = []) => change(ids));
    documentsStore.setState({ keeping: keepingNow() });
    if (!isSharedPhone()) tellKept();
  } catch (error) {
    console.info('A tick is not kept', error);
    documentsStore.setState({ keeping: 'refused' });
  }
}
