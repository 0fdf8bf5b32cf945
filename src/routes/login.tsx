import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { SignInForm } from '../tools/account/sign-in-form.tsx';
import { loadPage } from './-load-page.ts';

export const Route = createFileRoute('/login')({
  loader: loadPage,
  component: Login,
});

function Login() {
  return (
    <PageView page={Route.useLoaderData()} text="account">
      <SignInForm />
    </PageView>
  );
}
