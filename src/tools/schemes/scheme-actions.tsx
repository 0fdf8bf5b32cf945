import { Button } from '../../ui/button.tsx';
import { comparing, withItem } from './notebook.ts';
import { useSchemeWords } from './scheme-words.ts';
import { useTool } from './tool-context.ts';

/** Saves a scheme, or chooses it to be compared. */
export function SchemeActions({ id, name }: { id: string; name: string }) {
  const { card: words } = useSchemeWords();
  const { notebook, change } = useTool();
  const isSaved = notebook.saved.includes(id);
  const isCompared = notebook.compared.includes(id);
  const save = isSaved ? words.saved : words.save;
  const compare = isCompared ? words.compared : words.compare;
  return (
    <div className="schemes-actions">
      <Button
        tone="quiet"
        aria-pressed={isSaved}
        aria-label={words.about(save, name)}
        onClick={() => change(({ saved }) => ({ saved: withItem(saved, id, !isSaved) }))}
      >
        {save}
      </Button>
      <Button
        tone="quiet"
        aria-pressed={isCompared}
        aria-label={words.about(compare, name)}
        onClick={() =>
          change(({ compared }) => ({ compared: comparing(compared, id, !isCompared) }))
        }
      >
        {compare}
      </Button>
    </div>
  );
}
