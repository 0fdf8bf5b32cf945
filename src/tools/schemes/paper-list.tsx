import type { Paper } from './model/choices.ts';
import { TickList } from '../../ui/tick-list.tsx';
import { withItem } from './model/notebook.ts';
import { useSchemeTexts } from './scheme-texts.ts';
import { useTool } from './tool-context.ts';

/** A checklist of papers. A tick counts for every scheme that asks for the same paper. */
export function PaperList({ papers }: { papers: readonly Paper[] }) {
  const texts = useSchemeTexts();
  const { notebook, change } = useTool();
  return (
    <>
      <TickList
        items={papers}
        labels={texts.papers}
        ticked={notebook.ticked}
        onTick={(paper, isReady) =>
          change(({ ticked }) => ({ ticked: withItem(ticked, paper, isReady) }))
        }
      />
      <p className="field-hint">{texts.detail.papersNote}</p>
    </>
  );
}
