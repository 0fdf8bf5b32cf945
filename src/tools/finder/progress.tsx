import { useFinderTexts } from './finder-texts.ts';
import type { FinderState } from './use-finder.ts';

/** The visitor's progress. The number of questions never grows. Questions after the result have no number. */
export function Progress({ finder: { at, path } }: { finder: FinderState }) {
  const { texts } = useFinderTexts();
  const number = at === 'result' ? 0 : path.steps.indexOf(at) + 1;
  if (number === 0) return null;
  const most = path.most();
  return (
    <div className="mb-3 flex">
      <progress className="finder-progress" max={most} value={number} aria-hidden="true" />
      <span className="sr-only">{texts.form.progress(number, most)}</span>
    </div>
  );
}
