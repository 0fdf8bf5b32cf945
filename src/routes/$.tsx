import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { LiveParts } from './-live-parts.tsx';
import { loadPage } from './-load-page.ts';

/** Every page that is only read: the catalogue decides which exist, its template draws it at build. */
export const Route = createFileRoute('/$')({
  // Most pages have this component: a file of its own would cost a guide one more round trip.
  codeSplitGroupings: [],
  loader: loadPage,
  component: ContentPage,
});

function ContentPage() {
  const page = Route.useLoaderData();
  return (
    <>
      <PageView page={page} />
      <LiveParts page={page} />
    </>
  );
}
