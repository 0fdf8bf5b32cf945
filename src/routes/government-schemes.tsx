import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { SchemesTool } from '../tools/schemes/schemes-tool.tsx';
import { loadPage } from './-load-page.ts';

export const Route = createFileRoute('/government-schemes')({
  loader: loadPage,
  component: GovernmentSchemes,
});

function GovernmentSchemes() {
  return (
    <PageView page={Route.useLoaderData()} text="schemes">
      <SchemesTool />
    </PageView>
  );
}
