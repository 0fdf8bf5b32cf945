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

/** The pages that answer at any address, and what is interactive on them, whichever route draws them. */
const answersAnywhere: Readonly<Record<string, ReactNode>> = {
  offline: <NotSavedYet />,
  'not-found': <SearchBox hasLabel />,
};

/**
 * A page's ready-made body, with what is alive on it: below the body, or between the heading and
 * the rest on pages that are mostly alive (template `live`). The attributes tell the app which page
 * stands in the document, so that it is adopted and not fetched again (platform/pages/page-document.ts).
 * The document decides what is drawn, not the address: a route's `children` belong to its own page, and
 * the server may have answered with another.
 */
export function PageView({
  page,
  text,
  children: own,
}: {
  page: PageDocument;
  /** The text of the tool on the page. */
  text?: TextName;
  children?: ReactNode;
}) {
  const children = answersAnywhere[page.id] ?? own;
  const path = stripLocalePrefix(page.path);
  const tool = savedTools.find((each) => isAt(path, each.path));
  // The site's own HTML, written at build from content/; nothing a visitor typed is ever in it.
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
            {tool && <ToolStatus tool={tool.path} />}
            {text ? <TextLanguage name={text}>{children}</TextLanguage> : children}
          </div>
        </div>
      )}
      {page.rest && <div data-page-rest {...language} dangerouslySetInnerHTML={rest} />}
    </>
  );
}

/** One object for one text: React draws markup anew when the object it is given is another. */
const useMarkup = (html: string) => useMemo(() => ({ __html: trustPage(html) }), [html]);
