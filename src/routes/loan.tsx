import { createFileRoute, useHydrated, useLocation } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { LoanTool } from '../tools/loan/loan-tool.tsx';
import { loadPage } from './-load-page.ts';

/** "Get a loan". The kind of borrower is behind the `#`, so that Back and a shared link find the card. */
export const Route = createFileRoute('/loan')({
  loader: loadPage,
  component: Loan,
});

function Loan() {
  const hash = useLocation({ select: (location) => location.hash });
  // The prerendered page does not know the address's hash, so it is read after hydration.
  const isHydrated = useHydrated();
  return (
    <PageView page={Route.useLoaderData()} text="loan">
      <LoanTool hash={isHydrated ? hash : ''} isHydrated={isHydrated} />
    </PageView>
  );
}
