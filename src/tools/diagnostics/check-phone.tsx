import { lazy, Suspense, useEffect, useState } from 'react';
import { whatsAppLink } from '../../content/business.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { testConnections } from './connection.ts';
import { countOutbox } from './outbox-counts.ts';
import { readPhoneFacts, type PhoneFacts } from './phone-facts.ts';
import { RepairSite } from './repair-site.tsx';
import { reportSections, reportText, type Findings, type ReportSection } from './report-rows.ts';

const useText = textFor('check-phone');

/**
 * Panels for whoever develops the site: in a build without VITE_DIAGNOSTICS=1 the condition is false
 * when it is written, and nothing of them is in it (TOOL-DBG-02).
 */
const DeveloperPanels =
  import.meta.env.DEV || import.meta.env.VITE_DIAGNOSTICS === '1'
    ? lazy(async () => {
        const { DeveloperPanels: panels } = await import('./developer-panels.tsx');
        return { default: panels };
      })
    : undefined;

/** What this phone, its browser and its network are like: to be read, and to be sent to the office. */
export function CheckPhone({ first }: { first: ReportSection['id'] }) {
  const { locale } = useI18n();
  const words = useText();
  const [facts, setFacts] = useState<PhoneFacts>();
  const counts = countOutbox(useOutboxItems());
  const [reached, setReached] = useState<Findings['reached']>();
  const [testing, setTesting] = useState(false);
  useEffect(() => {
    readPhoneFacts().then(setFacts, (error: unknown) =>
      console.error('The phone could not be looked at', error),
    );
  }, []);

  async function test() {
    setTesting(true);
    setReached(await testConnections());
    setFacts(await readPhoneFacts());
    setTesting(false);
  }

  if (!facts) return <Spinner label={words.running} />;
  const sections = reportSections({ facts, counts, reached }, words, locale, first);
  const report = reportText(sections, words);
  return (
    <>
      <div className="actions">
        <Button disabled={testing} onClick={() => void test()}>
          {testing ? words.testing : words.test}
        </Button>
      </div>
      <p className="prose" role="status">
        {reached && !testing && words.tested}
      </p>
      {sections.map((section) => (
        <SectionView key={section.id} section={section} />
      ))}
      <RepairSite />
      <section className="section" aria-labelledby="phone-report">
        <h2 id="phone-report">{words.report}</h2>
        <p className="prose">{words.reportText}</p>
        <div className="actions">
          <Button tone="secondary" onClick={() => void copyText(report, words)}>
            {words.copy}
          </Button>
          <ButtonLink tone="quiet" href={whatsAppLink(report)} target="_blank" rel="noopener">
            {words.whatsApp}
            <span className="sr-only"> ({words.opensNewTab})</span>
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
  const words = useText();
  return (
    <section className="section" aria-labelledby={`check-${id}`}>
      <h2 id={`check-${id}`}>{words.sections[id]}</h2>
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
