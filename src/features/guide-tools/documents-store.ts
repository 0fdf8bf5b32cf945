import { createStore } from 'zustand/vanilla';
import { isSharedDevice } from '../../platform/device/shared-device-store.ts';
import { announceSaved } from '../../platform/device/saved-signal.ts';
import { textsIn } from '../../platform/offline/stored-value.ts';
import { withDocument } from './documents.ts';
import { readyPapers } from './stored.ts';

interface Documents {
  /** Ids of ready papers. */
  ready: readonly string[];
  /** Whether ticks are saved: not on `shared` devices, and others may refuse. */
  persistence: 'saved' | 'shared' | 'refused';
}

export const documentsStore = createStore<Documents>(() => ({ ready: [], persistence: 'saved' }));

const persistenceNow = () => (isSharedDevice() ? ('shared' as const) : ('saved' as const));

/** Reads the saved ticks. After an error the list is empty, and the store reports it. */
export async function loadDocuments(): Promise<void> {
  try {
    const ready = textsIn(await readyPapers.read());
    documentsStore.setState({ ready, persistence: persistenceNow() });
  } catch (error) {
    console.info('Ticks cannot be read', error);
    documentsStore.setState({ persistence: 'refused' });
  }
}

/** Ticks or unticks a paper, on screen and on the device. */
export const setDocument = (id: string, isReady: boolean): Promise<void> =>
  changeReady((ready) => withDocument(ready, id, isReady));

/** Ticks several papers at once. */
export const addDocuments = (ids: readonly string[]): Promise<void> =>
  changeReady((ready) => ids.reduce((all, id) => withDocument(all, id, true), ready));

async function changeReady(change: (ready: readonly string[]) => readonly string[]): Promise<void> {
  documentsStore.setState(({ ready }) => ({ ready: change(ready) }));
  try {
    await readyPapers.change((saved) => change(textsIn(saved)));
    documentsStore.setState({ persistence: persistenceNow() });
    if (!isSharedDevice()) announceSaved();
  } catch (error) {
    console.info('A tick is not saved', error);
    documentsStore.setState({ persistence: 'refused' });
  }
}
