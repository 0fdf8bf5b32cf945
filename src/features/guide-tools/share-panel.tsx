import { useEffect, useRef, useState } from 'react';
import { formatDate, todayInIndia } from '../../i18n/format.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { downloadFile, share } from '../../platform/hand-over.ts';
import type { PageDocument } from '../../platform/pages/page-document.ts';
import { Button } from '../../ui/button.tsx';
import { siteToasts } from '../../ui/site-toasts.ts';
import { headingOf } from './page-heading.ts';
import { ShareChoices } from './share-choices.tsx';
import { canSendFiles, guideAsFile } from './single-file.ts';

const useText = textFor('guide-tools');

/** Shares a guide: its answer in two lines with its address, a QR code, or the guide as one file. */
export function SharePanel({ page }: { page: PageDocument }) {
  const { share: texts } = useText();
  const [showsQr, setShowsQr] = useState(false);
  const makeFile = useFile(page);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone its buttons would open below the edge of the screen.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const title = headingOf(document);
  const text = [title, glanceText(document)].filter(Boolean).join('\n');
  const message = { title, text, url: location.origin + page.path };
  return (
    <section ref={panel} className="tool-panel" aria-label={texts.label}>
      <div className="tool-choices">
        <ShareChoices
          message={message}
          copies="link"
          copyLabel={texts.copy}
          file={async () => (canSendFiles() ? makeFile() : undefined)}
        />
        <Button tone="secondary" aria-pressed={showsQr} onClick={() => setShowsQr(!showsQr)}>
          {showsQr ? texts.hideQr : texts.showQr}
        </Button>
        <FileButton page={page} />
      </div>
      {showsQr && <Qr />}
      <p className="entry-note">{texts.fileNote}</p>
    </section>
  );
}

/** The QR code of the printed page, for another device's camera. */
function Qr() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const qr = document.querySelector('[data-qr]')?.cloneNode(true);
    if (qr) box.current?.replaceChildren(...qr.childNodes);
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={box} className="shown-qr" role="status" />;
}

/** Returns the large facts of a guide in one line, as its page shows them; empty for other pages. */
const glanceText = (page: ParentNode): string =>
  [...page.querySelectorAll('.glance > div')]
    .map((fact) => {
      const [label = '', ...values] = [...fact.children].map((child) => child.textContent ?? '');
      const [value = '', note] = values;
      // The star points to a note that stays on the page.
      const large = value.replace(/\*$/, '');
      return `${label.replace(/[^?]$/, '$&:')} ${large}${note ? ` (${note})` : ''}`;
    })
    .join(' · ');

/** Returns a function that makes the guide as one file; it says so on failure. */
function useFile(page: PageDocument): () => Promise<File | undefined> {
  const { locale } = useI18n();
  const { share: texts, file: fileTexts } = useText();
  return async () => {
    try {
      return await guideAsFile(page, {
        savedOn: fileTexts.savedOn(formatDate(todayInIndia(), locale)),
        newest: fileTexts.newest,
      });
    } catch (error) {
      console.info('The file could not be made', error);
      siteToasts.show({ title: texts.fileFailed, variant: 'warning', ofPage: true });
      return undefined;
    }
  };
}

function FileButton({ page }: { page: PageDocument }) {
  const { share: texts } = useText();
  const makeFile = useFile(page);

  async function press() {
    const file = await makeFile();
    if (!file) return;
    if (canSendFiles()) {
      const shared = await share({ files: [file], title: page.title });
      if (shared !== 'failed') return;
    }
    downloadFile(file);
    siteToasts.show({
      title: texts.fileSaved,
      description: file.name,
      variant: 'success',
      ofPage: true,
    });
  }

  return (
    <Button tone="secondary" onClick={() => void press()}>
      {canSendFiles() ? texts.file : texts.saveFile}
    </Button>
  );
}
