import { Button, ButtonLink } from '../../ui/button.tsx';
import { useSchemeWords } from './scheme-words.ts';
import { useTool } from './tool-context.ts';
import { hashOf } from './view.ts';

/** Which schemes are chosen to be compared, and the way there. */
export function CompareBar() {
  const { compare: words } = useSchemeWords();
  const { schemes, notebook, change } = useTool();
  const [first, second] = notebook.compared.flatMap(
    (id) => schemes.find((scheme) => scheme.id === id)?.name ?? [],
  );
  return (
    <div role="status">
      {first && (
        <div className="schemes-compare">
          <p>{second ? words.ready(first, second) : words.one(first)}</p>
          <div className="schemes-actions">
            {second && (
              <ButtonLink tone="secondary" href={hashOf({ kind: 'compare' })}>
                {words.open}
              </ButtonLink>
            )}
            <Button tone="quiet" onClick={() => change(() => ({ compared: [] }))}>
              {words.clear}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
