import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { pageById } from '../../content/catalog.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { loadPageSizes, pageSize, type PageSizes } from '../../platform/pages/page-sizes.ts';
import { isPageSaved } from '../../platform/pages/save-pages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { loadSavedGuides, removeGuide, savedGuidesStore } from './saved-guides.ts';
import type { SavedGuide } from './stored.ts';
import { MaybeEnglish } from '../../ui/maybe-english.tsx';

const useText = textFor('guide-tools');

/** The visitor's saved guides: size, whether they open without a network, and removal. */
export function SavedList() {
  const texts = useText();
  const { locale } = useI18n();
  const { guides, unreadable } = useStore(savedGuidesStore);
  const shared = useSharedDevice();
  const sizes = useSizes();
  useEffect(() => void loadSavedGuides(), []);

  if (shared) return <p className="prose">{texts.save.shared}</p>;
  if (unreadable) return <p className="prose">{texts.savedList.unreadable}</p>;
  if (guides === undefined) return <p className="prose">{texts.savedList.loading}</p>;
  return (
    <>
      {guides.length === 0 ? (
        <p className="prose">{texts.savedList.empty}</p>
      ) : (
        <ul className="saved-list">
          {guides.map((guide) => (
            <SavedEntry
              key={guide.path}
              guide={guide}
              bytes={sizes && pageSize(sizes, guide.path)}
            />
          ))}
        </ul>
      )}
      {/* The schemes' own list needs that tool's code. */}
      <ButtonLink
        tone="quiet"
        href={`${addLocalePrefix(pageById('tools/government-schemes').path, locale)}#saved`}
      >
        {texts.savedList.schemes}
      </ButtonLink>
    </>
  );
}

function SavedEntry({ guide, bytes }: { guide: SavedGuide; bytes: number | undefined }) {
  const { savedList: texts } = useText();
  const { locale } = useI18n();
  const [onDevice, setOnPhone] = useState<boolean>();
  useEffect(() => {
    isPageSaved(guide.path).then(setOnPhone, (error: unknown) =>
      console.info('Saved pages unreadable', error),
    );
  }, [guide.path]);
  const facts = [
    onDevice !== undefined && (onDevice ? texts.onThisPhone : texts.notYet),
    bytes !== undefined && texts.size(formatNumber(Math.ceil(bytes / 1000), locale)),
  ].filter(Boolean);
  return (
    <li>
      <div>
        <a href={guide.path}>
          <MaybeEnglish name={guide.title} />
        </a>
        <p className="entry-note">{facts.join(' · ')}</p>
      </div>
      <Button
        tone="quiet"
        aria-label={texts.remove(guide.title)}
        onClick={() => void removeGuide(guide.path)}
      >
        {texts.removeButton}
      </Button>
    </li>
  );
}

function useSizes(): PageSizes | undefined {
  const [sizes, setSizes] = useState<PageSizes>();
  useEffect(() => {
    loadPageSizes().then(setSizes, (error: unknown) => console.info('No sizes', error));
  }, []);
  return sizes;
}
