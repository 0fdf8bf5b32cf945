import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { Callback } from '../tools/account/callback.tsx';
import { loadPage } from './-load-page.ts';

export const Route = createFileRoute('/auth/callback')({
  loader: loadPage,
  component: AuthCallback,
});

function AuthCallback() {
  return (
    <PageView page={Route.useLoaderData()} text="account">
      <Callback />
    </PageView>
  );
}
