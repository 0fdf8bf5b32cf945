import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { Finder } from '../tools/finder/finder.tsx';
import { useBusinessTool } from './-business-tool.ts';
import { loadPage } from './-load-page.ts';

/** The licence finder. Its answers are behind the `#`, which no server receives. */
export const Route = createFileRoute('/find')({
  loader: loadPage,
  component: Find,
});

function Find() {
  return (
    <PageView page={Route.useLoaderData()} text="finder">
      <Finder {...useBusinessTool('/find')} />
    </PageView>
  );
}
