import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { Dashboard } from '../tools/account/dashboard.tsx';
import { RequireSignIn } from '../tools/account/require-sign-in.tsx';
import { loadPage } from './-load-page.ts';

/** The one page for signed-in visitors; everyone else is sent to sign in and back (AUTH-22). */
export const Route = createFileRoute('/dashboard')({
  loader: loadPage,
  component: DashboardPage,
});

function DashboardPage() {
  const page = Route.useLoaderData();
  return (
    <PageView page={page} text="dashboard">
      <RequireSignIn>
        <Dashboard />
      </RequireSignIn>
    </PageView>
  );
}
