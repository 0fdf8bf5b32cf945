import { papersFor } from './model/papers.ts';
import { PaperList } from './paper-list.tsx';
import { SchemeCard } from './scheme-card.tsx';
import { useSchemeTexts } from './scheme-texts.ts';
import { useTool } from './tool-context.ts';
import { ViewHeading } from './view-heading.tsx';

/** The saved schemes, and all papers that they ask for. */
export function SavedView() {
  const texts = useSchemeTexts();
  const { schemes, notebook } = useTool();
  const saved = notebook.saved.flatMap((id) => schemes.find((scheme) => scheme.id === id) ?? []);
  const papers = [...new Set(saved.flatMap(papersFor))];
  return (
    <section className="schemes-view">
      <ViewHeading>{texts.saved.title}</ViewHeading>
      {saved.length === 0 ? (
        <p className="prose">{texts.saved.empty}</p>
      ) : (
        <>
          {saved.length > 1 && <p className="field-hint">{texts.saved.compareHint}</p>}
          <ul className="schemes-list">
            {saved.map((scheme) => (
              <SchemeCard key={scheme.id} scheme={scheme} />
            ))}
          </ul>
          <h3 className="schemes-group">{texts.saved.papers}</h3>
          <PaperList papers={papers} />
        </>
      )}
    </section>
  );
}
