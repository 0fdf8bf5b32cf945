import { lazy, Suspense, useEffect, useState } from 'react';
import { whatsAppLink } from '../../content/business.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { networkStore } from '../../platform/device/network-store.ts';
import { useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { testConnections } from './connection.ts';
import { countOutbox } from './outbox-counts.ts';
import { readDeviceFacts, type DeviceFacts } from './phone-facts.ts';
import { RepairSite } from './repair-site.tsx';
import { reportSections, reportText, type Findings, type ReportSection } from './report-rows.ts';

const useText = textFor('check-phone');

/**
 * Panels for developers. Builds without VITE_DIAGNOSTICS=1 drop them, because the condition is constant
 * (TOOL-DBG-02).
 */
const DeveloperPanels =
  import.meta.env.DEV || import.meta.env.VITE_DIAGNOSTICS === '1'
    ? lazy(async () => {
        const { DeveloperPanels: panels } = await import('./developer-panels.tsx');
        return { default: panels };
      })
    : undefined;

/** A report about device, browser and network, to read or to send to the team. */
export function CheckPhone({ first }: { first: ReportSection['id'] }) {
  const { locale } = useI18n();
  const texts = useText();
  const [facts, setFacts] = useState<DeviceFacts>();
  const counts = countOutbox(useOutboxItems());
  const [reached, setReached] = useState<Findings['reached']>();
  const [testing, setTesting] = useState(false);
  useEffect(() => {
    const look = () =>
      void readDeviceFacts().then(setFacts, (error: unknown) =>
        console.error('The phone could not be looked at', error),
      );
    look();
    // The report stays true when the network comes or goes.
    return networkStore.subscribe(look);
  }, []);

  async function test() {
    setTesting(true);
    setReached(await testConnections());
    setFacts(await readDeviceFacts());
    setTesting(false);
  }

  if (!facts) return <Spinner label={texts.running} />;
  const sections = reportSections({ facts, counts, reached }, texts, locale, first);
  const report = reportText(sections, texts);
  return (
    <>
      <div className="actions">
        <Button disabled={testing} onClick={() => void test()}>
          {testing ? texts.testing : texts.test}
        </Button>
      </div>
      <p className="prose" role="status">
        {reached && !testing && texts.tested}
      </p>
      {sections.map((section) => (
        <SectionView key={section.id} section={section} />
      ))}
      <RepairSite />
      <section className="section" aria-labelledby="phone-report">
        <h2 id="phone-report">{texts.report}</h2>
        <p className="prose">{texts.reportText}</p>
        <div className="actions">
          <Button tone="secondary" onClick={() => void copyText(report, texts)}>
            {texts.copy}
          </Button>
          <ButtonLink tone="quiet" href={whatsAppLink(report)} target="_blank" rel="noopener">
            {texts.whatsApp}
            <span className="sr-only"> ({texts.opensNewTab})</span>
          </ButtonLink>
        </div>
      </section>
      {DeveloperPanels && (
        <Suspense>
          <DeveloperPanels />
        </Suspense>
      )}
    </>
  );
}

function SectionView({ section: { id, rows } }: { section: ReportSection }) {
  const texts = useText();
  return (
    <section className="section" aria-labelledby={`check-${id}`}>
      <h2 id={`check-${id}`}>{texts.sections[id]}</h2>
      <dl className="card">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
