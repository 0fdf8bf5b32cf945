import { useMessages } from '../../locales/text.tsx';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { useNetwork } from '../../platform/device/network-store.ts';

/** Says quietly that there is no signal, and what still works. Goes by itself when it is back (SHELL-20). */
export function ConnectivityBar() {
  const offline = useNetwork((network) => network.offline);
  const shared = useSharedDevice();
  const { shell } = useMessages();
  return (
    <div role="status">
      {offline && <p className="status-bar">{shared ? shell.offlineShared : shell.offline}</p>}
    </div>
  );
}
