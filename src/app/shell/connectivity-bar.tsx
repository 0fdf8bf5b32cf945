import { useMessages } from '../../i18n/i18n-context.tsx';
import { useSharedPhone } from '../../platform/device/shared-phone-store.ts';
import { useNetwork } from '../../platform/device/network-store.ts';
import { useScrolledBeyond } from './scroll-state.ts';

/** Says quietly that there is no signal, and what still works. Goes by itself when it is back (SHELL-20). */
export function ConnectivityBar() {
  const offline = useNetwork((network) => network.offline);
  const shared = useSharedPhone();
  const { shell } = useMessages();
  return (
    <div role="status">
      {offline && <p className="status-bar">{shared ? shell.offlineShared : shell.offline}</p>}
    </div>
  );
}

/** The same in two words at the screen's foot, for who has scrolled away from the bar (SHELL-20). */
export function OfflineSign() {
  const offline = useNetwork((network) => network.offline);
  const barIsOut = useScrolledBeyond(100);
  const { shell } = useMessages();
  if (!offline || !barIsOut) return null;
  // The bar has been read out when it came.
  return (
    <p className="offline-sign" aria-hidden>
      {shell.offlineSign}
    </p>
  );
}
