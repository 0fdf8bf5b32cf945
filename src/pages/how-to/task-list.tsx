import type { CatalogEntry } from '../../content/catalog.ts';
import { names } from '../../content/names/en.ts';
import { taskTopics, type TaskContent } from '../../content/types.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { en } from '../../i18n/words/how-to/en.ts';
import { plainText } from '../fact-text.ts';
import { usePage, usePageWords } from '../page-context.ts';

export interface ListedTask {
  entry: CatalogEntry;
  content: TaskContent;
}

/** Every task under its topic. The filter above hides rows by their topic and effort (features/task-list). */
export function TaskList({ tasks }: { tasks: readonly ListedTask[] }) {
  const words = usePageWords({ en });
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

function TaskRow({ entry, content }: ListedTask) {
  const page = usePage();
  const words = usePageWords({ en });
  return (
    <li data-effort={content.effort}>
      <a href={addLocalePrefix(entry.path, page.locale)}>
        <span>{names[entry.id]}</span>
        <span className="entry-note">
          {words.list.meta(plainText(content.time, page), plainText(content.cost, page))}
        </span>
      </a>
    </li>
  );
}
