import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { ResetForm } from '../tools/account/reset-form.tsx';
import { loadPage } from './-load-page.ts';

export const Route = createFileRoute('/reset-password')({
  loader: loadPage,
  component: ResetPassword,
});

function ResetPassword() {
  return (
    <PageView page={Route.useLoaderData()} text="account">
      <ResetForm />
    </PageView>
  );
}
