import { useMessages } from '../../locales/text.tsx';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { useNetwork } from '../../platform/device/network-store.ts';

/** Shows that the device is offline and what still works. Disappears when the network returns (SHELL-20). */
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
