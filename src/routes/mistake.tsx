import { createFileRoute, useHydrated } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { MistakeForm } from '../tools/mistake/mistake-form.tsx';
import { reportedPage } from '../tools/mistake/reported-page.ts';
import { loadPage } from './-load-page.ts';

/** Reporting a mistake in the text of a page, which the address names. */
export const Route = createFileRoute('/mistake')({
  validateSearch: ({ page }: Record<string, unknown>): { page?: string } =>
    typeof page === 'string' ? { page } : {},
  loader: loadPage,
  component: Mistake,
});

function Mistake() {
  const search = Route.useSearch();
  // The prerendered page does not know the address's query, so it is read after hydration.
  const named = useHydrated() ? search.page : undefined;
  return (
    <PageView page={Route.useLoaderData()} text="mistake">
      <MistakeForm page={reportedPage(named)} />
    </PageView>
  );
}
