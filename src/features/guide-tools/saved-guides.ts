import { createStore } from 'zustand/vanilla';
import { isSharedDevice } from '../../platform/device/shared-device-store.ts';
import { announceSaved } from '../../platform/device/saved-signal.ts';
import { savePathsForUpdates } from '../../platform/pages/save-pages.ts';
import { guidesIn, savedGuides, type SavedGuide } from './stored.ts';

/** How it went: kept, or why not. */
export type SaveResult = 'kept' | 'shared' | 'refused';

/** The list, newest first; undefined until the phone has been asked. */
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

/** Reads the list. Where the phone keeps nothing it is empty, and the store says so. */
export async function loadSavedGuides(): Promise<void> {
  try {
    savedGuidesStore.setState({ guides: guidesIn(await savedGuides.read()) });
  } catch (error) {
    console.info('Saved guides cannot be read', error);
    savedGuidesStore.setState({ guides: [], unreadable: true });
  }
}

/** Puts a guide on the list. */
export const saveGuide = (path: string, title: string): Promise<SaveResult> =>
  change((guides) => withGuide(guides, { path, title, savedAt: Date.now() }));

/** Takes a guide off the list. */
export const removeGuide = (path: string): Promise<SaveResult> =>
  change((guides) => withoutGuide(guides, path));

async function change(work: (guides: readonly SavedGuide[]) => SavedGuide[]): Promise<SaveResult> {
  if (isSharedDevice()) return 'shared';
  try {
    await savedGuides.change((saved) => work(guidesIn(saved)));
    await loadSavedGuides();
  } catch (error) {
    console.info('The list of saved guides is not kept', error);
    return 'refused';
  }
  tellWorker();
  announceSaved();
  return 'kept';
}

function tellWorker(): void {
  const paths = savedGuidesStore.getState().guides?.map(({ path }) => path) ?? [];
  savePathsForUpdates(paths).catch((error: unknown) =>
    console.info('An update may leave saved guides behind', error),
  );
}
