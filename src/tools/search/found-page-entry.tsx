import { textFor, useI18n } from '../../locales/text.tsx';
import { pageByPath } from '../../content/catalog.ts';
import { drawingOfPage } from '../../content/drawings.ts';
import { Drawing } from '../../ui/drawing.tsx';
import type { SectionHit } from './model/search-index.ts';
import type { FoundPage } from './found-pages.ts';
import { useExcerpt } from './use-excerpt.ts';
import { MaybeEnglish } from '../../ui/maybe-english.tsx';
import { englishTag } from '../../i18n/english-tag.ts';

const useText = textFor('search');

/** A result: the best section of a page with an excerpt, then the page's other matching sections. */
export function FoundPageEntry({ page }: { page: FoundPage }) {
  const words = useText();
  const [best, ...others] = page.sections;
  if (!best) return null;
  const entry = pageByPath(page.path);
  return (
    <li>
      {entry && <Drawing name={drawingOfPage(entry.id)} size={40} />}
      <p className="search-kind">{words.kinds[page.group]}</p>
      <h3>
        <a href={linkOf(best)}>
          <MaybeEnglish name={nameOf(best)} />
        </a>
      </h3>
      <Excerpt hit={best} />
      {others.length > 0 && (
        <ul className="search-also" aria-label={words.also}>
          {others.map((hit) => (
            <li key={hit.anchor}>
              <a href={linkOf(hit)}>
                <MaybeEnglish name={hit.heading || hit.title} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const linkOf = ({ path, anchor }: SectionHit): string => (anchor ? `${path}#${anchor}` : path);

/**
 * Returns a name such as "GST registration and returns: Fees", or the title alone for the page's first part.
 */
const nameOf = ({ title, heading }: SectionHit): string =>
  heading ? `${title}: ${heading}` : title;

/** The excerpt loads after its entry, so the paragraph reserves its space. */
function Excerpt({ hit }: { hit: SectionHit }) {
  const { locale } = useI18n();
  const parts = useExcerpt(hit);
  const lang = englishTag(parts.map(({ text }) => text).join(''), locale);
  return (
    <p className="search-excerpt" lang={lang}>
      {parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}
    </p>
  );
}
