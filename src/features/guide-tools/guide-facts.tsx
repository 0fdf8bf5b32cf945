import { useEffect, useState } from 'react';
import { formatNumber } from '../../i18n/format-number.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { loadPageSizes, pageSize } from '../../platform/pages/page-sizes.ts';
import { isPageSaved } from '../../platform/pages/save-pages.ts';

const useText = textFor('guide-tools');

/** The page's download size in kB, and whether this device has saved it. */
export function GuideFacts({ path }: { path: string }) {
  const texts = useText();
  const { locale } = useI18n();
  const size = usePageSize(path);
  const onDevice = useIsOnDevice(path);
  return (
    <>
      {typeof size === 'number' && texts.size(formatNumber(Math.ceil(size / 1000), locale))}{' '}
      {/* Placed after the size, so that it does not shift it. */}
      {size !== undefined && onDevice && (
        <strong className="on-this-phone">{texts.onThisPhone}</strong>
      )}
    </>
  );
}

/** Returns bytes; undefined while loading, null when unknown. */
function usePageSize(path: string): number | null | undefined {
  const [size, setSize] = useState<number | null>();
  useEffect(() => {
    loadPageSizes().then(
      (sizes) => setSize(pageSize(sizes, path) ?? null),
      (error: unknown) => {
        console.info('No sizes', error);
        setSize(null);
      },
    );
  }, [path]);
  return size;
}

function useIsOnDevice(path: string): boolean {
  const [onDevice, setOnPhone] = useState(false);
  useEffect(() => {
    async function look() {
      if (await isPageSaved(path)) return true;
      // On the first visit the worker fetches the pages.
      await navigator.serviceWorker?.ready;
      return isPageSaved(path);
    }
    look().then(setOnPhone, (error: unknown) => console.info('Saved pages unreadable', error));
  }, [path]);
  return onDevice;
}
