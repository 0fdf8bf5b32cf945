import { useEffect, useState, type ComponentType } from 'react';
import type { PageDocument } from '../platform/pages/page-document.ts';
import { withTexts } from '../locales/load-text.ts';

/**
 * Fills the interactive slots of a page of text (`data-slot`) and opens its folded sections (`data-folds`). Its code
 * loads after the page, and only for a page that has one of these.
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
