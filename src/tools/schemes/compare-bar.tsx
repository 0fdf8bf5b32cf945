import { Button, ButtonLink } from '../../ui/button.tsx';
import { useSchemeTexts } from './scheme-texts.ts';
import { useTool } from './tool-context.ts';
import { hashOf } from './view.ts';

/** The schemes chosen for comparison, with a link to the comparison. */
export function CompareBar() {
  const { compare: texts } = useSchemeTexts();
  const { schemes, notebook, change } = useTool();
  const [first, second] = notebook.compared.flatMap(
    (id) => schemes.find((scheme) => scheme.id === id)?.name ?? [],
  );
  return (
    <div role="status">
      {first && (
        <div className="schemes-compare">
          <p>{second ? texts.ready(first, second) : texts.one(first)}</p>
          <div className="schemes-actions">
            {second && (
              <ButtonLink tone="secondary" href={hashOf({ kind: 'compare' })}>
                {texts.open}
              </ButtonLink>
            )}
            <Button tone="quiet" onClick={() => change(() => ({ compared: [] }))}>
              {texts.clear}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
