import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { CalendarTool } from '../tools/calendar/calendar-tool.tsx';
import { loadPage } from './-load-page.ts';

/** The compliance calendar, "My dates". */
export const Route = createFileRoute('/calendar')({
  loader: loadPage,
  component: Calendar,
});

function Calendar() {
  return (
    <PageView page={Route.useLoaderData()} text="calendar">
      <CalendarTool />
    </PageView>
  );
}
