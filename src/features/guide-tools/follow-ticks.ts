import { addDocuments, documentsStore, loadDocuments, setDocument } from './documents-store.ts';

/**
 * Shows and saves the ticks of a page's boxes, including ticks from before the app loaded. Returns a function
 * that stops it.
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
    // Saved together: showing the first would reset the others.
    const early = boxes.filter(({ checked }) => checked);
    if (early.length > 0) void addDocuments(early.map(({ dataset }) => dataset.document ?? ''));
    stop.signal.addEventListener('abort', documentsStore.subscribe(show));
    show();
  }
  void begin();

  // Another tab may have changed ticks meanwhile.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') void loadDocuments();
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}
