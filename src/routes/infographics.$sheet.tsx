import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { SheetActions } from '../features/infographics/sheet-actions.tsx';
import { loadPage } from './-load-page.ts';

/** A sheet: its drawing, what one can do with it, and all of it in words. */
export const Route = createFileRoute('/infographics/$sheet')({
  loader: loadPage,
  component: Infographic,
});

function Infographic() {
  const page = Route.useLoaderData();
  const { sheet } = Route.useParams();
  return (
    <PageView page={page} text="infographics">
      <SheetActions name={sheet} />
    </PageView>
  );
}
