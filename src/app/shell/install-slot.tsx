import { useRouterState } from '@tanstack/react-router';
import { useConsent } from '../../features/consent/consent-store.ts';
import { useInstall } from '../../features/install/install-store.ts';
import { pageById } from '../../content/catalog.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { useUpdate } from '../../platform/offline/sw-bridge.ts';
import { withTexts } from '../../locales/load-text.ts';
import { LatePart } from './late-part.tsx';

const loadEntry = async () =>
  (await withTexts(import('../../features/install/install-entry.tsx'))).InstallEntry;

/** The offer to install. Its code loads when it is made. It gives way to more important questions in the same place. */
export function InstallSlot() {
  const offered = useInstall((state) => state.offered);
  const shared = useSharedDevice();
  const aboutCookies = useConsent(({ asking }) => asking);
  const aboutUpdate = useUpdate(({ ready }) => ready);
  // The install page shows the offer in its body.
  const onItsPage = useRouterState({
    select: ({ location }) => location.pathname === pageById('account/settings').path,
  });
  const isFree = !onItsPage && !shared && !aboutCookies && !aboutUpdate;
  return <LatePart wanted={offered && isFree} load={loadEntry} />;
}
