import { useMemo, type ReactNode } from 'react';
import { stripLocalePrefix } from '../../i18n/locale-path.ts';
import type { TextName } from '../../locales/language.ts';
import { defaultLocale, languages } from '../../locales/languages.ts';
import { TextLanguage } from '../../locales/text.tsx';
import type { PageDocument } from '../../platform/pages/page-document.ts';
import { trustPage } from '../../platform/trusted-types.ts';
import { NotSavedYet } from './not-saved-yet.tsx';
import { drawScreenFirst } from './screen-first.ts';
import { SearchBox } from './search-box.tsx';
import { ToolStatus } from './tool-status.tsx';
import { savedTools } from '../../tools/all-tools.ts';
import { isAt } from '../../tools/tool.ts';

/** The interactive content of pages that can appear at any address, whichever route draws them. */
const answersAnywhere: Readonly<Record<string, ReactNode>> = {
  offline: <NotSavedYet />,
  'not-found': <SearchBox hasLabel />,
};

/**
 * A page's prerendered body with its interactive content. That content comes below the body, or between the
 * heading and the rest on mostly interactive pages (template `live`). The attributes tell the app which page
 * the document contains, so that the app adopts it without another request (platform/pages/page-document.ts).
 * The document decides what is drawn, not the address: a route's `children` belong to its own page, and
 * the server may have returned another.
 */
export function PageView({
  page,
  text,
  children: own,
}: {
  page: PageDocument;
  /** The messages of the tool on the page. */
  text?: TextName;
  children?: ReactNode;
}) {
  const children = answersAnywhere[page.id] ?? own;
  const path = stripLocalePrefix(page.path);
  const tool = savedTools.find((each) => isAt(path, each.path));
  // Safe markup: the build writes this HTML from content/, and it never contains visitor input.
  // A page without a translation is in English.
  const language = page.lang && { lang: page.lang, dir: languages[defaultLocale].direction };
  const body = useMarkup(page.body);
  const rest = useMarkup(page.rest);
  return (
    <>
      <div
        key={page.path}
        ref={drawScreenFirst}
        data-page={page.id}
        data-path={page.path}
        {...language}
        dangerouslySetInnerHTML={body}
      />
      {children && (
        <div className="page">
          <div className="page-column">
            {text ? <TextLanguage name={text}>{children}</TextLanguage> : children}
            {tool && <ToolStatus tool={tool.path} />}
          </div>
        </div>
      )}
      {page.rest && <div data-page-rest {...language} dangerouslySetInnerHTML={rest} />}
    </>
  );
}

/** Memoizes the object: React redraws the markup for a new object even with the same text. */
const useMarkup = (html: string) => useMemo(() => ({ __html: trustPage(html) }), [html]);
