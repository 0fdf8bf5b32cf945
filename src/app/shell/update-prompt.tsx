import { useMessages } from '../../locales/text.tsx';
import { applyUpdate, postponeUpdate, useUpdate } from '../../platform/offline/sw-bridge.ts';
import { Button } from '../../ui/button.tsx';

/** Offers a new version. It waits for the visitor's consent: the page must not reload during work. */
export function UpdatePrompt() {
  const ready = useUpdate((state) => state.ready);
  const { update } = useMessages().shell;
  return (
    <div role="status">
      {ready && (
        <div className="update-prompt">
          <p>{update.text}</p>
          <div className="flex gap-2">
            <Button onClick={applyUpdate}>{update.apply}</Button>
            <Button tone="quiet" onClick={postponeUpdate}>
              {update.later}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
