import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType } from 'react';
import { useConsent } from '../../features/consent/consent-store.ts';
import { useInstall } from '../../features/install/install-store.ts';
import { pageById } from '../../content/catalog.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { useUpdate } from '../../platform/offline/sw-bridge.ts';
import { withTexts } from '../../locales/load-text.ts';

/** Loaded only when the app can offer installation; renders nothing if the code cannot load. */
const InstallEntry = lazy<ComponentType>(() =>
  withTexts(import('../../features/install/install-entry.tsx')).then(
    (part) => ({ default: part.InstallEntry }),
    (error: unknown) => {
      console.info('Installing is not offered', error);
      return { default: () => null };
    },
  ),
);

/** The offer to install. It gives way to more important questions in the same place. */
export function InstallSlot() {
  const offered = useInstall((state) => state.offered);
  const shared = useSharedDevice();
  const aboutCookies = useConsent(({ asking }) => asking);
  const aboutUpdate = useUpdate(({ ready }) => ready);
  // The install page shows the offer in its body.
  const onItsPage = useRouterState({
    select: ({ location }) => location.pathname === pageById('account/settings').path,
  });
  if (!offered || onItsPage || shared || aboutCookies || aboutUpdate) return null;
  return (
    <Suspense>
      <InstallEntry />
    </Suspense>
  );
}
