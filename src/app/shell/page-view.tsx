import { useMemo, type ReactNode } from 'react';
import type { PageDocument } from '../../platform/page-document.ts';
import { trustPage } from '../../platform/trusted-types.ts';
import { drawScreenFirst } from './screen-first.ts';

/**
 * A page's ready-made body, with what is alive on it: below the body, or between the heading and
 * the rest on pages that are mostly alive (template `live`). The attributes tell the app which page
 * stands in the document, so that it is adopted and not fetched again (platform/page-document.ts).
 */
export function PageView({ page, children }: { page: PageDocument; children?: ReactNode }) {
  // The site's own HTML, written at build from content/; nothing a visitor typed is ever in it.
  const body = useMarkup(page.body);
  const rest = useMarkup(page.rest);
  return (
    <>
      <div
        key={page.path}
        ref={drawScreenFirst}
        data-page={page.id}
        data-path={page.path}
        dangerouslySetInnerHTML={body}
      />
      {children && (
        <div className="page">
          <div className="page-column">{children}</div>
        </div>
      )}
      {page.rest && <div data-page-rest dangerouslySetInnerHTML={rest} />}
    </>
  );
}

/** One object for one text: React draws markup anew when the object it is given is another. */
const useMarkup = (html: string) => useMemo(() => ({ __html: trustPage(html) }), [html]);
