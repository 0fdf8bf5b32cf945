import { useEffect, useState } from 'react';
import { formatNumber, formatRupees } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { setLowData, useLowData } from '../../platform/device/low-data-store.ts';
import { useDeviceModes } from '../../platform/device/modes-store.ts';
import { readSetting } from '../../platform/device/settings.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { costOf, loadPageSizes, sizeSummary, type PageSizes } from '../../platform/page-sizes.ts';

/** The switch for less data, and what pages cost to download (DEV-08, DEV-09). */
export function DataUse() {
  const { messages } = useI18n();
  const words = messages.thisPhone.data;
  const lowData = useLowData();
  const savesData = useDeviceModes((modes) => modes.saveData);

  function turn(on: boolean) {
    setLowData(on).catch((error: unknown) => console.error('The choice is not kept', error));
  }

  const saysNow = savesData ? words.isOnByBrowser : words.isOff;
  return (
    <section className="section" aria-labelledby="less-data">
      <h2 id="less-data">{words.title}</h2>
      <p className="prose">{lowData ? words.isOn : saysNow}</p>
      <div className="actions">
        <Button tone="secondary" onClick={() => turn(!lowData)}>
          {lowData ? words.turnOff : words.turnOn}
        </Button>
      </div>
      <Sizes />
    </section>
  );
}

function Sizes() {
  const words = useI18n().messages.thisPhone.data;
  const [sizes, setSizes] = useState<PageSizes | 'missing'>();
  useEffect(() => {
    loadPageSizes().then(setSizes, (error: unknown) => {
      console.info('No sizes', error);
      setSizes('missing');
    });
  }, []);

  if (sizes === undefined) return null;
  if (sizes === 'missing') return <p className="prose">{words.noSizes}</p>;
  return <SizeList sizes={sizes} />;
}

function SizeList({ sizes }: { sizes: PageSizes }) {
  const { messages, locale } = useI18n();
  const words = messages.thisPhone.data;
  const [price, setPrice] = useState(() => readSetting(storageKeys.rupeesPerGigabyte) ?? '');

  function keepPrice(text: string) {
    setPrice(text);
    if (Number(text) > 0) localStorage.setItem(storageKeys.rupeesPerGigabyte, text);
    else localStorage.removeItem(storageKeys.rupeesPerGigabyte);
  }

  function sizeAndCost(bytes: number): string {
    const kilobytes = formatNumber(Math.ceil(bytes / 1000), locale);
    if (!(Number(price) > 0)) return words.size(kilobytes);
    const rupees = costOf(bytes, Number(price));
    return words.sizeAndCost(
      kilobytes,
      rupees < 0.01 ? words.belowOnePaisa : formatRupees(rupees, locale),
    );
  }

  const { typical, longest, all } = sizeSummary(sizes);
  return (
    <>
      <InputField
        label={words.price}
        hint={words.priceHint}
        type="number"
        inputMode="decimal"
        min="0"
        step="any"
        value={price}
        onChange={({ target }) => keepPrice(target.value)}
      />
      <dl className="card">
        <div>
          <dt>{words.typicalPage}</dt>
          <dd>{sizeAndCost(typical)}</dd>
        </div>
        <div>
          <dt>{words.largestPage}</dt>
          <dd>{sizeAndCost(longest)}</dd>
        </div>
        <div>
          <dt>{words.allPages}</dt>
          <dd>{sizeAndCost(all)}</dd>
        </div>
      </dl>
    </>
  );
}
