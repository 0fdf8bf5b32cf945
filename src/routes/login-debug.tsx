import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { CheckPhone } from '../tools/diagnostics/check-phone.tsx';
import { loadPage } from './-load-page.ts';

/** "Check this phone", opened at why signing in fails (TOOL-DBG-01). */
export const Route = createFileRoute('/login-debug')({ loader: loadPage, component: LoginDebug });

function LoginDebug() {
  return (
    <PageView page={Route.useLoaderData()}>
      <CheckPhone first="signIn" />
    </PageView>
  );
}
