import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { CalculatorTool } from '../tools/financial-hub/calculator-tool.tsx';
import { loadPage } from './-load-page.ts';

/** One address for each calculator; its query contains the inputs. */
export const Route = createFileRoute('/financial-hub/$calculator')({
  validateSearch: (search: Record<string, unknown>) => search,
  loader: loadPage,
  component: FinancialHubCalculator,
});

function FinancialHubCalculator() {
  const page = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { calculator } = Route.useParams();
  return (
    <PageView page={page} text="financial-hub">
      <CalculatorTool
        key={calculator}
        slug={calculator}
        address={{
          search,
          replace: (next) => void navigate({ search: next, replace: true, resetScroll: false }),
        }}
      />
    </PageView>
  );
}
