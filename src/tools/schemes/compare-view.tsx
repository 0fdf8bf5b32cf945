import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { papersFor } from './model/papers.ts';
import { useFactLines } from './scheme-facts.tsx';
import { useSchemeTexts } from './scheme-texts.ts';
import { useTool } from './tool-context.ts';
import { ViewHeading } from './view-heading.tsx';
import { goTo, hashOf } from './view.ts';

/** Compares two schemes side by side, line by line. */
export function CompareView() {
  const texts = useSchemeTexts();
  const { schemes, notebook, change } = useTool();
  const factLines = useFactLines();
  const captionId = useId();
  const pair = notebook.compared.flatMap((id) => schemes.find((scheme) => scheme.id === id) ?? []);
  const [first, second] = pair;

  function stop() {
    change(() => ({ compared: [] }));
    goTo({ kind: 'list' });
  }

  if (!first || !second) {
    return (
      <section className="schemes-view">
        <ViewHeading>{texts.compare.title}</ViewHeading>
        <p className="prose">{texts.compare.needTwo}</p>
      </section>
    );
  }
  const others = factLines(second);
  const lines = factLines(first)
    .map(({ label, value }, index) => ({ label, values: [value, others[index]?.value] }))
    .filter(({ values }) => values.some(Boolean));
  const papersOf = (scheme: typeof first) =>
    papersFor(scheme)
      .map((paper) => texts.papers[paper])
      .join('; ');
  return (
    <section className="schemes-view">
      <ViewHeading>{texts.compare.title}</ViewHeading>
      <div className="table-scroll" tabIndex={0} role="region" aria-labelledby={captionId}>
        <table className="table schemes-pair">
          <caption id={captionId} className="sr-only">
            {texts.compare.caption}
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.compare.what}</th>
              {pair.map(({ id, name }) => (
                <th key={id} scope="col">
                  <a href={hashOf({ kind: 'scheme', id })}>{name}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[
              ...lines,
              { label: texts.detail.papers, values: [papersOf(first), papersOf(second)] },
            ].map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={index}>{value || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="actions">
        <Button tone="secondary" onClick={stop}>
          {texts.compare.clear}
        </Button>
      </div>
    </section>
  );
}
