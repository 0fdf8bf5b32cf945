import { answersOf } from './model/answers.ts';
import { useSchemeTexts } from './scheme-texts.ts';
import { useTool } from './tool-context.ts';
import { hashOf, type View } from './view.ts';

/** Links to the three views of the schemes. */
export function ViewLinks({ view }: { view: View }) {
  const { views } = useSchemeTexts();
  const { notebook } = useTool();
  const isAnswered = Object.keys(answersOf(notebook.inputs)).length > 0;
  const questions: View = isAnswered
    ? { kind: 'matches' }
    : { kind: 'question', question: 'place' };
  const links: { target: View; label: string; isHere: boolean }[] = [
    { target: { kind: 'list' }, label: views.list, isHere: view.kind === 'list' },
    {
      target: questions,
      label: views.questions,
      isHere: view.kind === 'question' || view.kind === 'matches',
    },
    {
      target: { kind: 'saved' },
      label: views.saved(notebook.saved.length),
      isHere: view.kind === 'saved',
    },
  ];
  return (
    <nav className="schemes-views" aria-label={views.label}>
      {links.map(({ target, label, isHere }) => (
        <a key={label} href={hashOf(target)} aria-current={isHere ? 'true' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
