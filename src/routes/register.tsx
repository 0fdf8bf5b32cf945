import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { RegisterForm } from '../tools/account/register-form.tsx';
import { loadPage } from './-load-page.ts';

export const Route = createFileRoute('/register')({
  loader: loadPage,
  component: Register,
});

function Register() {
  return (
    <PageView page={Route.useLoaderData()} text="account">
      <RegisterForm />
    </PageView>
  );
}
