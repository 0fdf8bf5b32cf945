import { useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import { repairSite } from '../../platform/offline/sw-bridge.ts';
import { Button } from '../../ui/button.tsx';

const useText = textFor('check-phone');

/** Brings the site on this phone up to date and complete; what the visitor has typed and sent stays. */
export function RepairSite() {
  const words = useText();
  const [state, setState] = useState<'still' | 'running' | 'done' | 'failed'>('still');

  async function repair() {
    setState('running');
    try {
      setState((await repairSite()) ? 'done' : 'failed');
    } catch (error) {
      console.info('The site could not be loaded again', error);
      setState('failed');
    }
  }

  const running = state === 'running';
  return (
    <section className="section" aria-labelledby="repair-site">
      <h2 id="repair-site">{words.repair}</h2>
      <p className="prose">{words.repairText}</p>
      <p className="prose" role="status">
        {state === 'done' && words.repaired}
        {state === 'failed' && words.notRepaired}
      </p>
      <div className="actions">
        <Button tone="secondary" disabled={running} onClick={() => void repair()}>
          {running ? words.repairing : words.repair}
        </Button>
      </div>
    </section>
  );
}
