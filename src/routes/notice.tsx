import { createFileRoute, useHydrated, useLocation } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { Notice } from '../tools/notice/notice.tsx';
import { loadPage } from './-load-page.ts';

/** "I got a notice". The open answer is behind the `#`, which no server receives. */
export const Route = createFileRoute('/notice')({
  loader: loadPage,
  component: NoticePage,
});

function NoticePage() {
  const anchor = useLocation({ select: (location) => location.hash });
  return (
    <PageView page={Route.useLoaderData()} text="notice">
      {useHydrated() && <Notice anchor={anchor} />}
    </PageView>
  );
}
