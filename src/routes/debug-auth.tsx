import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { CheckPhone } from '../tools/diagnostics/check-phone.tsx';
import { loadPage } from './-load-page.ts';

/** "Check this phone", opened at how sign-in stands on this phone (TOOL-DBG-01). */
export const Route = createFileRoute('/debug-auth')({ loader: loadPage, component: DebugAuth });

function DebugAuth() {
  return (
    <PageView page={Route.useLoaderData()}>
      <CheckPhone first="signIn" />
    </PageView>
  );
}
