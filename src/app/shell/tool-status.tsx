import { useEffect, useState } from 'react';
import { useMessages } from '../../locales/text.tsx';
import { deviceModesStore } from '../../platform/device/modes-store.ts';
import { isToolSaved, workerInCharge } from '../../platform/offline/sw-bridge.ts';

/** Delays between checks of the saving progress; each is twice the previous one. */
const askAgainMs = { first: 1_000, longest: 30_000 };

/** Tells whether a tool, named by its page's path, works offline now, is being saved, or will work once saved. */
export function ToolStatus({ tool }: { tool: string }) {
  const { toolStatus } = useMessages();
  const [state, setState] = useState<'unknown' | 'saving' | 'saved'>('unknown');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    let waitMs = askAgainMs.first;
    async function ask(): Promise<void> {
      const isSaved = await isToolSaved(tool);
      if (isUnmounted) return;
      setState(isSaved ? 'saved' : savingOrNot());
      if (isSaved) return;
      timer = setTimeout(follow, waitMs);
      waitMs = Math.min(waitMs * 2, askAgainMs.longest);
    }
    const follow = () => {
      ask().catch((error: unknown) => console.info('It is not known what is saved', error));
    };
    void workerInCharge().then(follow);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [tool]);

  return (
    <p className="page-dates" data-tool-status={state}>
      {toolStatus[state]}
    </p>
  );
}

/** Missing parts load by themselves while the device is online and may spend data. */
const savingOrNot = () =>
  navigator.onLine && !deviceModesStore.getState().saveData ? 'saving' : 'unknown';
