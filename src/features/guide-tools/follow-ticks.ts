import { addDocuments, documentsStore, loadDocuments, setDocument } from './documents-store.ts';

/**
 * Makes the boxes of a page show and keep which papers are ready. Boxes ticked before this came count.
 * Gives a function that stops it.
 */
export function followTicks(page: ParentNode): () => void {
  const boxes = [...page.querySelectorAll<HTMLInputElement>('input[data-document]')];
  if (boxes.length === 0) return () => undefined;
  const stop = new AbortController();

  const show = () => {
    const ready = new Set(documentsStore.getState().ready);
    for (const box of boxes) box.checked = ready.has(box.dataset.document ?? '');
  };
  const tick = ({ dataset, checked }: HTMLInputElement) =>
    setDocument(dataset.document ?? '', checked);

  async function begin(): Promise<void> {
    await loadDocuments();
    if (stop.signal.aborted) return;
    for (const box of boxes) {
      box.addEventListener('change', () => void tick(box), { signal: stop.signal });
    }
    // All of them in one step: to show the first would take the ticks of the others away.
    const early = boxes.filter(({ checked }) => checked);
    if (early.length > 0) void addDocuments(early.map(({ dataset }) => dataset.document ?? ''));
    stop.signal.addEventListener('abort', documentsStore.subscribe(show));
    show();
  }
  void begin();

  // Another tab may have ticked meanwhile.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') void loadDocuments();
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}
