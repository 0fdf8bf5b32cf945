import {
  createRootRouteWithContext,
  Outlet,
  type ErrorComponentProps,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RouteError } from '../app/shell/route-error.tsx';
import type { RouterContext } from '../app/shell/router-context.ts';
import { Shell } from '../app/shell/shell.tsx';
import { AuthProvider } from '../tools/account/auth-store.ts';
import { I18nProvider } from '../locales/text.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: Crash,
});

function Root() {
  return (
    <WithLanguage>
      <Shell>
        <Outlet />
      </Shell>
    </WithLanguage>
  );
}

/** The shell itself failed: its place is taken too. */
function Crash(props: ErrorComponentProps) {
  return (
    <WithLanguage>
      <main id="main">
        <RouteError {...props} />
      </main>
    </WithLanguage>
  );
}

function WithLanguage({ children }: { children: ReactNode }) {
  const { locale, messages } = Route.useRouteContext();
  return (
    <I18nProvider locale={locale} messages={messages}>
      <AuthProvider>{children}</AuthProvider>
    </I18nProvider>
  );
}
