import { useCallback, useEffect, useState } from 'react';
import { formatRupees } from '../../i18n/format.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { localeOfPath } from '../../i18n/locale-path.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { setLowData, useLowData } from '../../platform/device/low-data-store.ts';
import { useDeviceModes } from '../../platform/device/modes-store.ts';
import { saveSetting, readSetting } from '../../platform/device/settings.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { saveAllPages } from '../../platform/offline/sw-bridge.ts';
import { savedPaths, savedPictures } from '../../platform/pages/saved-pages.ts';
import {
  costOf,
  loadPageSizes,
  missingBytes,
  sizesIn,
  sizeSummary,
  type PageSizes,
} from '../../platform/pages/page-sizes.ts';

const useText = textFor('this-phone');

/** The setting "use less data", and the download cost of pages (DEV-08, DEV-09). */
export function DataUse() {
  const texts = useText().data;
  const lowData = useLowData();
  const savesData = useDeviceModes((modes) => modes.saveData);

  function turn(on: boolean) {
    setLowData(on).catch((error: unknown) => console.error('The choice is not saved', error));
  }

  const saysNow = savesData ? texts.isOnByBrowser : texts.isOff;
  return (
    <section className="section" aria-labelledby="less-data">
      <h2 id="less-data">{texts.title}</h2>
      <p className="prose">{lowData ? texts.isOn : saysNow}</p>
      <div className="actions">
        <Button tone="secondary" onClick={() => turn(!lowData)}>
          {lowData ? texts.turnOff : texts.turnOn}
        </Button>
      </div>
      <Sizes />
    </section>
  );
}

function Sizes() {
  const { locale } = useI18n();
  const texts = useText().data;
  const [sizes, setSizes] = useState<PageSizes | 'missing'>();
  useEffect(() => {
    loadPageSizes().then(
      (loaded) => setSizes(sizesIn(loaded, locale, (path) => localeOfPath(path) === locale)),
      (error: unknown) => {
        console.info('No sizes', error);
        setSizes('missing');
      },
    );
  }, [locale]);

  if (sizes === undefined) return null;
  if (sizes === 'missing') return <p className="prose">{texts.noSizes}</p>;
  return <SizeList sizes={sizes} />;
}

function SizeList({ sizes }: { sizes: PageSizes }) {
  const { locale } = useI18n();
  const texts = useText().data;
  const [price, setPrice] = useState(() => readSetting(storageKeys.rupeesPerGigabyte) ?? '');

  function savePrice(text: string) {
    setPrice(text);
    saveSetting(storageKeys.rupeesPerGigabyte, Number(text) > 0 ? text : null);
  }

  function sizeAndCost(bytes: number): string {
    const kilobytes = formatNumber(Math.ceil(bytes / 1000), locale);
    if (!(Number(price) > 0)) return texts.size(kilobytes);
    const rupees = costOf(bytes, Number(price));
    return texts.sizeAndCost(
      kilobytes,
      rupees < 0.01 ? texts.belowOnePaisa : formatRupees(rupees, locale),
    );
  }

  const { typical, longest, all } = sizeSummary(sizes);
  return (
    <>
      <InputField
        label={texts.price}
        hint={texts.priceHint}
        type="number"
        inputMode="decimal"
        min="0"
        step="any"
        value={price}
        onChange={({ target }) => savePrice(target.value)}
      />
      <dl className="card">
        <div>
          <dt>{texts.typicalPage}</dt>
          <dd>{sizeAndCost(typical)}</dd>
        </div>
        <div>
          <dt>{texts.largestPage}</dt>
          <dd>{sizeAndCost(longest)}</dd>
        </div>
        <div>
          <dt>{texts.allPages}</dt>
          <dd>{sizeAndCost(all)}</dd>
        </div>
      </dl>
      <WholeSite sizes={sizes} sizeAndCost={sizeAndCost} />
    </>
  );
}

/** Saves the missing pages and pictures, and shows their cost. */
function WholeSite({
  sizes,
  sizeAndCost,
}: {
  sizes: PageSizes;
  sizeAndCost: (bytes: number) => string;
}) {
  const texts = useText().data;
  const [missing, setMissing] = useState<number>();
  const [saving, setSaving] = useState<'no' | 'running' | 'failed'>('no');

  const count = useCallback(
    () =>
      Promise.all([savedPaths(), savedPictures()]).then(
        ([pages, pictures]) => setMissing(missingBytes(sizes, new Set([...pages, ...pictures]))),
        (error: unknown) => console.info('The saved pages cannot be counted', error),
      ),
    [sizes],
  );
  useEffect(() => void count(), [count]);

  async function save() {
    setSaving('running');
    const done = await saveAllPages();
    await count();
    setSaving(done ? 'no' : 'failed');
  }

  if (missing === undefined) return null;
  return (
    <>
      <p className="prose" role="status">
        {saving === 'failed' && texts.notSaved}
        {saving === 'no' && missing === 0 && texts.allSaved}
      </p>
      {missing > 0 && (
        <div className="actions">
          <Button tone="secondary" disabled={saving === 'running'} onClick={() => void save()}>
            {saving === 'running' ? texts.saving : texts.saveAll(sizeAndCost(missing))}
          </Button>
        </div>
      )}
    </>
  );
}
