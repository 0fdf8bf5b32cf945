import { useState } from 'react';
import { useStore } from 'zustand';
import { textFor } from '../../locales/text.tsx';
import type { PageDocument } from '../../platform/pages/page-document.ts';
import { Button } from '../../ui/button.tsx';
import { documentsStore } from './documents-store.ts';
import { checklistText } from './documents.ts';
import { headingOf } from './page-heading.ts';
import { canPrint, printPage } from './print.ts';
import { ShareChoices } from './share-choices.tsx';

const useText = textFor('guide-tools');

/** Tools below a checklist: number of ticks, whether they are saved, printing and sharing. */
export function ChecklistTools({ page, slot }: { page: PageDocument; slot: HTMLElement }) {
  const texts = useText();
  const { ready, persistence } = useStore(documentsStore);
  const [sharing, setSharing] = useState(false);
  const kind = slot.dataset.checklistOf === 'done' ? 'done' : 'ready';
  const papers = papersBefore(slot);
  const readyHere = papers.filter(({ id }) => ready.includes(id)).length;

  const title = texts.checklist.shareTitle(headingOf(document));
  const lines = papers.map(({ id, label }) => ({ label, ready: ready.includes(id) }));
  const section = slot.closest('section')?.id ?? '';
  const message = {
    title,
    text: checklistText(title, lines),
    url: `${location.origin}${page.path}#${section}`,
  };
  return (
    <>
      <p role="status" className="entry-note">
        <strong>{texts.checklist.progress[kind](readyHere, papers.length)}</strong>{' '}
        {persistence === 'saved' ? texts.checklist.stored[kind] : texts.checklist[persistence]}
      </p>
      <div className="tool-choices">
        {canPrint() && (
          <Button tone="secondary" onClick={() => printPage('checklist')}>
            {texts.checklist.print}
          </Button>
        )}
        <Button tone="secondary" aria-expanded={sharing} onClick={() => setSharing(!sharing)}>
          {texts.checklist.share}
        </Button>
      </div>
      {sharing && (
        <div className="tool-panel">
          <div className="tool-choices">
            <ShareChoices message={message} copies="message" copyLabel={texts.share.copyText} />
          </div>
        </div>
      )}
    </>
  );
}

/** Returns the papers of the list before the slot, as the page names them. */
function papersBefore(slot: HTMLElement): { id: string; label: string }[] {
  const boxes = slot.previousElementSibling?.querySelectorAll<HTMLInputElement>('[data-document]');
  return [...(boxes ?? [])].map(({ dataset, nextElementSibling }) => ({
    id: dataset.document ?? '',
    label: nextElementSibling?.firstChild?.textContent ?? '',
  }));
}
