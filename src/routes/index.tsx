import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { HomeLive } from '../features/home/home-live.tsx';
import { HearHome } from '../tools/ledger/hear-home.tsx';
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
      <HearHome />
    </>
  );
}
