import { useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import { loadPart } from '../../platform/load-part.ts';
import { Button } from '../../ui/button.tsx';

const useText = textFor('infographics');

type Way = 'send' | 'save';

/** Actions on a sheet: share as a picture, save, print. The code that draws loads on demand. */
export function SheetActions({ name }: { name: string }) {
  const { actions: texts } = useText();
  const [told, setTold] = useState('');
  const [busy, setBusy] = useState(false);
  const file = `niyam-${name}.png`;

  async function give(way: Way) {
    const svg = document.querySelector<SVGSVGElement>('svg[data-sheet]');
    if (!svg) throw new Error('There is no sheet on this page');
    setBusy(true);
    setTold(texts.drawing);
    try {
      const { sendPicture, savePicture } = await loadPart(() => import('./give-picture.ts'));
      const given = await (way === 'send' ? sendPicture : savePicture)(svg, file);
      const saved = way === 'send' ? texts.cannotSend : texts.saved;
      setTold({ sent: texts.sent, saved: saved(file), closed: '' }[given]);
    } catch (error) {
      console.error('The sheet could not be handed over as a picture', error);
      setTold(texts.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="sheet-actions" role="group" aria-label={texts.label}>
      <div className="actions">
        <Button disabled={busy} data-needs-app onClick={() => void give('send')}>
          {texts.send}
        </Button>
        <Button tone="secondary" disabled={busy} data-needs-app onClick={() => void give('save')}>
          {texts.save}
        </Button>
        <Button tone="secondary" data-needs-app onClick={() => print()}>
          {texts.print}
        </Button>
      </div>
      <p role="status" className="prose">
        {told}
      </p>
    </div>
  );
}
