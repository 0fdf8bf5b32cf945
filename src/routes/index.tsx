import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { HomeLive } from '../features/home/home-live.tsx';
import { ReadHomeAloud } from '../tools/ledger/read-home-aloud.tsx';
import { HomeLedger } from '../tools/ledger/home-ledger.tsx';
import { loadPage } from './-load-page.ts';

export const Route = createFileRoute('/')({
  loader: loadPage,
  component: Home,
});

function Home() {
  return (
    <>
      <PageView page={Route.useLoaderData()} />
      <HomeLive />
      <HomeLedger />
      <ReadHomeAloud />
    </>
  );
}
