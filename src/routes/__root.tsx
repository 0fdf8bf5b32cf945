import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Shell } from '../app/shell/shell.tsx';
import { I18nProvider } from '../i18n/i18n-context.tsx';
import type { RouterContext } from '../app/shell/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
});

function Root() {
  const { locale, messages } = Route.useRouteContext();
  return (
    <I18nProvider locale={locale} messages={messages}>
      <Shell>
        <Outlet />
      </Shell>
    </I18nProvider>
  );
}
