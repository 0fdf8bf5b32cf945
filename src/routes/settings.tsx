import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { DataUse } from '../tools/this-phone/data-use.tsx';
import { OnHomeScreen } from '../features/install/on-home-screen.tsx';
import { TextSizePanel } from '../features/guide-tools/text-size-panel.tsx';
import { ThisPhone } from '../tools/this-phone/this-phone.tsx';
import { TextLanguage } from '../locales/text.tsx';
import { loadPage } from './-load-page.ts';

export const Route = createFileRoute('/settings')({
  loader: loadPage,
  component: Settings,
});

function Settings() {
  return (
    <PageView page={Route.useLoaderData()}>
      <div className="section">
        <TextSizePanel />
      </div>
      <TextLanguage name="this-phone">
        <DataUse />
      </TextLanguage>
      <OnHomeScreen />
      <TextLanguage name="this-phone">
        <ThisPhone />
      </TextLanguage>
    </PageView>
  );
}
