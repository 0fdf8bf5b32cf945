import { useEffect } from 'react';
import { useStore } from 'zustand';
import { textFor } from '../../locales/text.tsx';
import { savePage } from '../../platform/pages/save-pages.ts';
import { siteToasts } from '../../ui/site-toasts.ts';
import { loadSavedGuides, removeGuide, savedGuidesStore, saveGuide } from './saved-guides.ts';
import { ToolButton } from './tool-button.tsx';

const useText = textFor('guide-tools');

/** Adds the guide to the saved ones, or removes it. */
export function SaveTool({ path, title }: { path: string; title: string }) {
  const { save: texts } = useText();
  const saved = useIsSaved(path);
  useEffect(() => void loadSavedGuides(), []);

  async function press() {
    const result = await (saved ? removeGuide(path) : saveGuide(path, title));
    if (result !== 'saved') {
      siteToasts.show({ title: texts[result], variant: 'warning', ofPage: true });
    } else if (saved) {
      siteToasts.show({ title: texts.removed, variant: 'info', ofPage: true });
    } else {
      const description = (await isOnDevice(path)) ? texts.where : texts.notYet;
      siteToasts.show({ title: texts.done, description, variant: 'success', ofPage: true });
    }
  }

  return (
    <ToolButton icon={saved ? 'saved' : 'save'} aria-pressed={saved} onClick={() => void press()}>
      {saved ? texts.saved : texts.button}
    </ToolButton>
  );
}

/** Returns whether the guide is saved. */
export const useIsSaved = (path: string): boolean =>
  useStore(savedGuidesStore, ({ guides }) => Boolean(guides?.some((guide) => guide.path === path)));

/** Saves the page on the device if needed. A missing network is no error. */
async function isOnDevice(path: string): Promise<boolean> {
  try {
    return await savePage(path);
  } catch (error) {
    console.info('The page is not on this phone yet', error);
    return false;
  }
}
