import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { OnThisPhone } from '../tools/account/on-this-phone.tsx';
import { loadPage } from './-load-page.ts';

/** The dashboard for a visitor without a session (PROF-10), because /dashboard requires a sign-in (AUTH-22). */
export const Route = createFileRoute('/on-this-phone')({
  loader: loadPage,
  component: SavedData,
});

function SavedData() {
  return (
    <PageView page={Route.useLoaderData()} text="this-phone">
      <OnThisPhone />
    </PageView>
  );
}
