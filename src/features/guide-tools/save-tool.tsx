import { useEffect } from 'react';
import { useStore } from 'zustand';
import { textFor } from '../../locales/text.tsx';
import { savePage } from '../../platform/pages/save-pages.ts';
import { siteToasts } from '../../ui/site-toasts.ts';
import { loadSavedGuides, removeGuide, savedGuidesStore, saveGuide } from './saved-guides.ts';
import { ToolButton } from './tool-button.tsx';

const useText = textFor('guide-tools');

/** Puts the guide on the list of saved ones, or takes it off. */
export function SaveTool({ path, title }: { path: string; title: string }) {
  const { save: texts } = useText();
  const saved = useIsSaved(path);
  useEffect(() => void loadSavedGuides(), []);

  async function press() {
    const result = await (saved ? removeGuide(path) : saveGuide(path, title));
    if (result !== 'kept') {
      siteToasts.show({ title: texts[result], variant: 'warning' });
    } else if (saved) {
      siteToasts.show({ title: texts.removed, variant: 'info' });
    } else {
      const description = (await isOnDevice(path)) ? texts.where : texts.notYet;
      siteToasts.show({ title: texts.done, description, variant: 'success' });
    }
  }

  return (
    <ToolButton icon={saved ? 'saved' : 'save'} aria-pressed={saved} onClick={() => void press()}>
      {saved ? texts.saved : texts.button}
    </ToolButton>
  );
}

/** True while the guide is on the list of saved ones. */
export const useIsSaved = (path: string): boolean =>
  useStore(savedGuidesStore, ({ guides }) => Boolean(guides?.some((guide) => guide.path === path)));

/** Fetches the page where it is not on the phone yet; without a signal that is no fault. */
async function isOnDevice(path: string): Promise<boolean> {
  try {
    return await savePage(path);
  } catch (error) {
    console.info('The page is not on this phone yet', error);
    return false;
  }
}
