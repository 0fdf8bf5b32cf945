import type { ReactNode } from 'react';
import type { PageDocument } from '../../platform/page-document.ts';

/**
 * A page's ready-made body, with what is alive on it: below the body, or between the heading and
 * the rest on pages that are mostly alive (template `live`). The attributes tell the app which page
 * stands in the document, so that it is adopted and not fetched again (platform/page-document.ts).
 */
export function PageView({ page, children }: { page: PageDocument; children?: ReactNode }) {
  return (
    <>
      <div
        data-page={page.id}
        data-path={page.path}
        // The site's own HTML, written at build from content/; nothing a visitor typed is ever in it.
        dangerouslySetInnerHTML={{ __html: page.body }}
      />
      {children && (
        <div className="page">
          <div className="page-column">{children}</div>
        </div>
      )}
      {page.rest && <div data-page-rest dangerouslySetInnerHTML={{ __html: page.rest }} />}
    </>
  );
}
