import { createFileRoute, useHydrated, useLocation } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { LoanTool } from '../tools/loan/loan-tool.tsx';
import { loadPage } from './-load-page.ts';

/** "Get a loan". Who asks stands behind the `#`, so that Back and a shared link find the card. */
export const Route = createFileRoute('/loan')({
  loader: loadPage,
  component: Loan,
});

function Loan() {
  const hash = useLocation({ select: (location) => location.hash });
  // The page was written without knowing its address's end: that is read once it is alive.
  const isAlive = useHydrated();
  return (
    <PageView page={Route.useLoaderData()} text="loan">
      <LoanTool hash={isAlive ? hash : ''} isAlive={isAlive} />
    </PageView>
  );
}
