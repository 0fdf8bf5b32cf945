import { useEffect, useState } from 'react';
import { useMessages } from '../../locales/text.tsx';
import { deviceModesStore } from '../../platform/device/modes-store.ts';
import { isToolSaved, workerInCharge } from '../../platform/offline/sw-bridge.ts';

/** Saving takes a while: it is asked again until all is there, each time after twice as long. */
const askAgainMs = { first: 1_000, longest: 30_000 };

/** Says whether a tool, named by the path of its page, works with no signal now, is being saved, or will once it is saved. */
export function ToolStatus({ tool }: { tool: string }) {
  const { toolStatus } = useMessages();
  const [state, setState] = useState<'unknown' | 'saving' | 'saved'>('unknown');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    let waitMs = askAgainMs.first;
    async function ask(): Promise<void> {
      const isSaved = await isToolSaved(tool);
      if (isGone) return;
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
      isGone = true;
      clearTimeout(timer);
    };
  }, [tool]);

  return (
    <p className="page-dates" data-tool-status={state}>
      {toolStatus[state]}
    </p>
  );
}

/** What is missing follows by itself while there is a network and data may be spent. */
const savingOrNot = () =>
  navigator.onLine && !deviceModesStore.getState().saveData ? 'saving' : 'unknown';
