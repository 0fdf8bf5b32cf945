import { createFileRoute, useHydrated } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { taskEfforts, taskTopics } from '../content/types.ts';
import { TaskFilter } from '../features/task-list/task-filter.tsx';
import { loadPage } from './-load-page.ts';

interface TaskSearch {
  topic?: unknown;
  time?: unknown;
}

/** The list of tasks. The address contains its filter, so that it can be shared. */
export const Route = createFileRoute('/how-to-guides')({
  validateSearch: (search: TaskSearch) => search,
  loader: loadPage,
  component: HowToGuides,
});

function HowToGuides() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // The prerendered page does not know the address's query, so it is read after hydration.
  const { topic, time }: TaskSearch = useHydrated() ? search : {};
  return (
    <PageView page={Route.useLoaderData()} text="how-to">
      <TaskFilter
        choice={{ topic: among(taskTopics, topic), effort: among(taskEfforts, time) }}
        onChange={(change) =>
          navigate({
            search: (asked) => ({
              ...asked,
              ...('topic' in change && { topic: change.topic }),
              ...('effort' in change && { time: change.effort }),
            }),
            replace: true,
            resetScroll: false,
          })
        }
      />
    </PageView>
  );
}

/** The filter in an address, without unknown values. */
function among(values: readonly string[], value: unknown): string | undefined {
  return values.find((known) => known === value);
}
