import type { CatalogEntry } from '../../content/catalog.ts';
import { taskTopics, type TaskContent } from '../../content/types.ts';
import { languages, type Locale } from '../../locales/languages.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { drawingOfPage } from '../../content/drawings.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { plainText } from '../fact-text.ts';
import { usePage, usePageText, useReader } from '../page-context.ts';
import { englishTag } from '../../i18n/english-tag.ts';

export interface ListedTask {
  entry: CatalogEntry;
  content: TaskContent;
  /** The language of the task's text. */
  locale: Locale;
}

/** All tasks, grouped by topic. The filter above hides rows by topic and effort (features/task-list). */
export function TaskList({ tasks }: { tasks: readonly ListedTask[] }) {
  const words = usePageText('how-to');
  return (
    <div className="page">
      <div className="page-column">
        <section className="section" id="tasks">
          <h2>{words.list.heading}</h2>
          {taskTopics.map((topic) => (
            <div key={topic} data-topic={topic}>
              <h3>{words.filter.topics[topic]}</h3>
              <ul className="task-list">
                {tasks
                  .filter(({ content }) => content.topic === topic)
                  .map((task) => (
                    <TaskRow key={task.entry.id} {...task} />
                  ))}
              </ul>
            </div>
          ))}
        </section>
      </div>
    </div>
  );
}

function TaskRow({ entry, content, locale }: ListedTask) {
  const names = usePageText('page-names');
  const page = usePage();
  const reader = useReader();
  const words = usePageText('how-to');
  return (
    <li data-effort={content.effort}>
      <a href={addLocalePrefix(entry.path, reader)}>
        <Drawing name={drawingOfPage(entry.id)} size={40} />
        <span lang={englishTag(names[entry.id], page.locale)}>{names[entry.id]}</span>
        <span
          className="entry-note"
          lang={locale === page.locale ? undefined : languages[locale].tag}
        >
          {words.list.meta(plainText(content.time, page), plainText(content.cost, page))}
        </span>
      </a>
    </li>
  );
}
