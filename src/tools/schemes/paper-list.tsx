import type { Paper } from './model/choices.ts';
import { TickList } from '../../ui/tick-list.tsx';
import { withItem } from './notebook.ts';
import { useSchemeWords } from './scheme-words.ts';
import { useTool } from './tool-context.ts';

/** Papers to tick off. A tick counts for every scheme that asks for the same paper. */
export function PaperList({ papers }: { papers: readonly Paper[] }) {
  const words = useSchemeWords();
  const { notebook, change } = useTool();
  return (
    <>
      <TickList
        items={papers}
        labels={words.papers}
        ticked={notebook.ticked}
        onTick={(paper, isReady) =>
          change(({ ticked }) => ({ ticked: withItem(ticked, paper, isReady) }))
        }
      />
      <p className="field-hint">{words.detail.papersNote}</p>
    </>
  );
}
