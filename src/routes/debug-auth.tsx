import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { CheckPhone } from '../tools/diagnostics/check-phone.tsx';
import { loadPage } from './-load-page.ts';

/** "Check this phone", opened at the state of sign-in (TOOL-DBG-01). */
export const Route = createFileRoute('/debug-auth')({ loader: loadPage, component: DebugAuth });

function DebugAuth() {
  return (
    <PageView page={Route.useLoaderData()}>
      <CheckPhone first="signIn" />
    </PageView>
  );
}
