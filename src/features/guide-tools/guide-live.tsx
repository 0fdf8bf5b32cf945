import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { textFor, useI18n } from '../../locales/text.tsx';
import type { PageDocument } from '../../platform/pages/page-document.ts';
import { BarcodeCheckTool } from './barcode-check.tsx';
import { ChecklistTools } from './checklist-tools.tsx';
import { followContents } from './follow-contents.ts';
import { followSections } from './follow-sections.ts';
import { followTicks } from './follow-ticks.ts';
import { GuideFacts } from './guide-facts.tsx';
import { GuideTools } from './guide-tools.tsx';
import { addAnchors } from './add-anchors.ts';
import { showPageFacts } from './page-facts.ts';
import { ListenTool } from './listen-tool.tsx';
import { openForPrint } from './print.ts';
import { SavedList } from './saved-list.tsx';

const useText = textFor('guide-tools');

interface Slot {
  kind: string;
  element: HTMLElement;
}

/**
 * Makes the slots (`data-slot`) of a page interactive: a guide's tools, boxes and contents, and the list of
 * saved guides. The page is complete without it. Needs a new `key` for each body, because it holds elements
 * of the page.
 */
export function GuideLive({ page }: { page: PageDocument }) {
  const texts = useText();
  const { locale } = useI18n();
  const slots = useSlots();

  useEffect(() => followTicks(document), []);
  useEffect(() => followContents(document), []);
  useEffect(() => followSections(document), []);
  useEffect(() => openForPrint(document), []);
  useEffect(() => addAnchors(document, texts), [texts]);
  useEffect(() => showPageFacts(document, texts.pageFacts, locale), [texts, locale]);

  return slots.map(({ kind, element }, index) => {
    const key = `${kind}-${index}`;
    switch (kind) {
      case 'tools':
        return createPortal(<GuideTools page={page} />, element, key);
      case 'listen':
        return createPortal(<ListenTool page={page} />, element, key);
      case 'facts':
        return createPortal(<GuideFacts path={page.path} />, element, key);
      case 'checklist':
        return createPortal(<ChecklistTools page={page} slot={element} />, element, key);
      case 'barcode-check':
        return createPortal(<BarcodeCheckTool />, element, key);
      case 'saved':
        return createPortal(<SavedList />, element, key);
      default:
        throw new Error(`Nothing fills the slot "${kind}"`);
    }
  });
}

/** Returns the page's slots after removing their content for browsers without scripts. */
function useSlots(): readonly Slot[] {
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  useLayoutEffect(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('[data-slot]')];
    let isUnmounted = false;
    // Before the next frame, so that nothing visibly moves.
    queueMicrotask(() => {
      if (isUnmounted) return;
      for (const element of elements) element.replaceChildren();
      setSlots(elements.map((element) => ({ kind: element.dataset.slot ?? '', element })));
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  return slots;
}
