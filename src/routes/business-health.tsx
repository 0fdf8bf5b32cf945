import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { HealthCheck } from '../tools/health/health-check.tsx';
import { useBusinessTool } from './-business-tool.ts';
import { loadPage } from './-load-page.ts';

/** The business health check. The address contains the position, and no answer. */
export const Route = createFileRoute('/business-health')({
  loader: loadPage,
  component: BusinessHealth,
});

function BusinessHealth() {
  return (
    <PageView page={Route.useLoaderData()} text="health">
      <HealthCheck {...useBusinessTool('/business-health')} />
    </PageView>
  );
}
