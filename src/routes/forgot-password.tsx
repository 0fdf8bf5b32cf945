import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { ForgotForm } from '../tools/account/forgot-form.tsx';
import { loadPage } from './-load-page.ts';

export const Route = createFileRoute('/forgot-password')({
  loader: loadPage,
  component: ForgotPassword,
});

function ForgotPassword() {
  return (
    <PageView page={Route.useLoaderData()} text="account">
      <ForgotForm />
    </PageView>
  );
}
