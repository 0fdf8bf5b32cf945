import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { OutboxList } from '../tools/outbox/outbox-list.tsx';
import { loadPage } from './-load-page.ts';

export const Route = createFileRoute('/outbox')({
  loader: loadPage,
  component: Outbox,
});

function Outbox() {
  return (
    <PageView page={Route.useLoaderData()} text="outbox">
      <div className="outbox-list">
        <OutboxList />
      </div>
    </PageView>
  );
}
