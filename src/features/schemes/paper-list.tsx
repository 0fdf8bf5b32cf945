import type { Paper } from '../../content/schemes/choices.ts';
import { withItem } from './notebook.ts';
import { useSchemeWords } from './scheme-words.ts';
import { useTool } from './tool-context.ts';

/** Papers to tick off. A tick counts for every scheme that asks for the same paper. */
export function PaperList({ papers }: { papers: readonly Paper[] }) {
  const words = useSchemeWords();
  const { notebook, change } = useTool();
  return (
    <>
      <ul className="documents">
        {papers.map((paper) => (
          <li key={paper}>
            <label>
              <input
                type="checkbox"
                checked={notebook.ticked.includes(paper)}
                onChange={({ target: { checked } }) =>
                  change(({ ticked }) => ({ ticked: withItem(ticked, paper, checked) }))
                }
              />
              <span>{words.papers[paper]}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="field-hint">{words.detail.papersNote}</p>
    </>
  );
}
