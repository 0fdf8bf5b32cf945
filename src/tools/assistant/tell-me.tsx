import { useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import { hasBackgroundSync } from '../../platform/offline/sw-bridge.ts';
import { Button } from '../../ui/button.tsx';

const useText = textFor('assistant');

/**
 * Asks for permission to notify the visitor when a waiting question is answered (sw/sync.ts notifies). Hidden
 * without Background Sync or notifications, and after a refusal.
 */
export function TellMe() {
  const { states } = useText();
  const [permission, setPermission] = useState(() =>
    'Notification' in globalThis ? Notification.permission : 'denied',
  );
  const [asked, setAsked] = useState(false);
  if (!hasBackgroundSync() || (permission === 'denied' && !asked)) return null;

  async function ask() {
    setPermission(await Notification.requestPermission());
    setAsked(true);
  }
  return (
    <>
      <p className="chat-note" role="status">
        {permission === 'granted' && states.willTell}
        {permission === 'denied' && states.willNotTell}
      </p>
      {permission === 'default' && (
        <Button tone="secondary" onClick={() => void ask()}>
          {states.tellMe}
        </Button>
      )}
    </>
  );
}
