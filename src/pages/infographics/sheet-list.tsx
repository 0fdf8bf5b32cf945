import type { CatalogEntry } from '../../content/catalog.ts';
import type { AnyContent } from '../../content/load.ts';
import { names } from '../../content/names/en.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { en } from '../../i18n/words/infographics/en.ts';
import { plainText } from '../fact-text.ts';
import { usePage, usePageWords } from '../page-context.ts';

interface SheetListProps {
  listed: readonly { entry: CatalogEntry; content: AnyContent }[];
}

/** Every sheet by name, with what it answers. */
export function SheetList({ listed }: SheetListProps) {
  const page = usePage();
  const words = usePageWords({ en });
  return (
    <div className="page">
      <div className="page-column">
        <section className="section" id="sheets">
          <h2>{words.list}</h2>
          <ul className="task-list">
            {listed.map(({ entry, content }) => (
              <li key={entry.id}>
                <a href={addLocalePrefix(entry.path, page.locale)}>
                  <span>{names[entry.id]}</span>
                  <span className="entry-note">
                    {'lead' in content && plainText(content.lead, page)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
