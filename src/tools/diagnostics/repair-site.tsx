import { useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import { repairSite } from '../../platform/offline/sw-bridge.ts';
import { Button } from '../../ui/button.tsx';

const useText = textFor('check-phone');

/** Updates and completes the saved site. Drafts and requests stay. */
export function RepairSite() {
  const texts = useText();
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
      <h2 id="repair-site">{texts.repair}</h2>
      <p className="prose">{texts.repairText}</p>
      <p className="prose" role="status">
        {state === 'done' && texts.repaired}
        {state === 'failed' && texts.notRepaired}
      </p>
      <div className="actions">
        <Button tone="secondary" disabled={running} onClick={() => void repair()}>
          {running ? texts.repairing : texts.repair}
        </Button>
      </div>
    </section>
  );
}
