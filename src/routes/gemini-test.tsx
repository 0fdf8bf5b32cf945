import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { CheckPhone } from '../tools/diagnostics/check-phone.tsx';
import { loadPage } from './-load-page.ts';

/** "Check this phone", opened at the assistant (TOOL-DBG-01). */
export const Route = createFileRoute('/gemini-test')({ loader: loadPage, component: GeminiTest });

function GeminiTest() {
  return (
    <PageView page={Route.useLoaderData()}>
      <CheckPhone first="assistant" />
    </PageView>
  );
}
