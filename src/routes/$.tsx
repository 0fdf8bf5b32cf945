import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NotSavedYet } from '../app/shell/not-saved-yet.tsx';
import { PageView } from '../app/shell/page-view.tsx';
import { SearchBox } from '../app/shell/search-box.tsx';
import { LiveParts } from './-live-parts.tsx';
import { loadPage } from './-load-page.ts';

/** Every page that is only read: the catalogue decides which exist, its template draws it at build. */
export const Route = createFileRoute('/$')({
  loader: loadPage,
  component: ContentPage,
});

/** What is alive on a page that is otherwise only read. */
const aliveOn: Readonly<Record<string, ReactNode>> = {
  offline: <NotSavedYet />,
  'not-found': <SearchBox hasLabel />,
};

function ContentPage() {
  const page = Route.useLoaderData();
  return (
    <>
      <PageView page={page}>{aliveOn[page.id]}</PageView>
      <LiveParts page={page} />
    </>
  );
}
