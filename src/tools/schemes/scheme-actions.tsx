import { Button } from '../../ui/button.tsx';
import { comparing, withItem } from './model/notebook.ts';
import { useSchemeTexts } from './scheme-texts.ts';
import { useTool } from './tool-context.ts';

/** Saves a scheme, or adds it to the comparison. */
export function SchemeActions({ id, name }: { id: string; name: string }) {
  const { card: texts } = useSchemeTexts();
  const { notebook, change } = useTool();
  const isSaved = notebook.saved.includes(id);
  const isCompared = notebook.compared.includes(id);
  const save = isSaved ? texts.saved : texts.save;
  const compare = isCompared ? texts.compared : texts.compare;
  return (
    <div className="schemes-actions">
      <Button
        tone="quiet"
        aria-pressed={isSaved}
        aria-label={texts.about(save, name)}
        onClick={() => change(({ saved }) => ({ saved: withItem(saved, id, !isSaved) }))}
      >
        {save}
      </Button>
      <Button
        tone="quiet"
        aria-pressed={isCompared}
        aria-label={texts.about(compare, name)}
        onClick={() =>
          change(({ compared }) => ({ compared: comparing(compared, id, !isCompared) }))
        }
      >
        {compare}
      </Button>
    </div>
  );
}
