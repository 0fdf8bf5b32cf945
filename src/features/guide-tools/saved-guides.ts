import { createStore } from 'zustand/vanilla';
import { isSharedDevice } from '../../platform/device/shared-device-store.ts';
import { announceSaved } from '../../platform/device/saved-signal.ts';
import { savePathsForUpdates } from '../../platform/pages/save-pages.ts';
import { guidesIn, savedGuides, type SavedGuide } from './stored.ts';

/** Result of saving: saved, or the reason against it. */
export type SaveResult = 'saved' | 'shared' | 'refused';

/** Saved guides, newest first; undefined until they have been read. */
export const savedGuidesStore = createStore<{
  guides: readonly SavedGuide[] | undefined;
  unreadable: boolean;
}>(() => ({ guides: undefined, unreadable: false }));

const withGuide = (guides: readonly SavedGuide[], guide: SavedGuide): SavedGuide[] => [
  guide,
  ...withoutGuide(guides, guide.path),
];

const withoutGuide = (guides: readonly SavedGuide[], path: string): SavedGuide[] =>
  guides.filter((guide) => guide.path !== path);

/** Reads the saved guides. After an error the list is empty, and the store reports it. */
export async function loadSavedGuides(): Promise<void> {
  try {
    savedGuidesStore.setState({ guides: guidesIn(await savedGuides.read()) });
  } catch (error) {
    console.info('Saved guides cannot be read', error);
    savedGuidesStore.setState({ guides: [], unreadable: true });
  }
}

/** Adds a guide to the list. */
export const saveGuide = (path: string, title: string): Promise<SaveResult> =>
  change((guides) => withGuide(guides, { path, title, savedAt: Date.now() }));

/** Removes a guide from the list. */
export const removeGuide = (path: string): Promise<SaveResult> =>
  change((guides) => withoutGuide(guides, path));

async function change(work: (guides: readonly SavedGuide[]) => SavedGuide[]): Promise<SaveResult> {
  if (isSharedDevice()) return 'shared';
  try {
    await savedGuides.change((saved) => work(guidesIn(saved)));
    await loadSavedGuides();
  } catch (error) {
    console.info('The list of saved guides is not saved', error);
    return 'refused';
  }
  tellWorker();
  announceSaved();
  return 'saved';
}

function tellWorker(): void {
  const paths = savedGuidesStore.getState().guides?.map(({ path }) => path) ?? [];
  savePathsForUpdates(paths).catch((error: unknown) =>
    console.info('An update may leave saved guides behind', error),
  );
}
