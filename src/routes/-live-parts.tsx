import { useEffect, useState, type ComponentType } from 'react';
import type { PageDocument } from '../platform/pages/page-document.ts';
import { withTexts } from '../locales/load-text.ts';

/**
 * Makes alive what a page of text has slots for (`data-slot`), and its folded sections (`data-folds`). Its code comes
 * after the page, and only with a page that has some.
 */
export function LiveParts({ page }: { page: PageDocument }) {
  const [Live, setLive] = useState<ComponentType<{ page: PageDocument }>>();
  const wanted = / data-(?:slot|folds)=/.test(page.body);
  useEffect(() => {
    if (!wanted) return;
    withTexts(import('../features/guide-tools/guide-live.tsx')).then(
      ({ GuideLive }) => setLive(() => GuideLive),
      // The page is there to be read without it.
      (error: unknown) => console.info('The tools of this page could not be loaded', error),
    );
  }, [wanted]);
  return wanted && Live && <Live key={page.body} page={page} />;
}
