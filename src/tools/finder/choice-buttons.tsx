import type { ReactNode } from 'react';
import type { DrawingName } from '../../ui/drawing-names.ts';
import { Drawing } from '../../ui/drawing.tsx';

interface Option {
  value: string;
  label: string;
  hint?: string | undefined;
  drawing?: DrawingName | undefined;
  /** Drawn before the label where no drawing fits. */
  mark?: ReactNode;
}

interface ChoiceButtonsProps {
  /** Id of the first button. */
  id?: string;
  options: readonly Option[];
  chosen?: string | undefined;
  /** Small tiles, three per row, instead of rows. */
  tiles?: boolean;
  onChoose: (value: string) => void;
}

/**
 * Answers as buttons. A tap goes on to the next question, so they are no radio buttons: arrow keys would
 * choose by accident.
 */
export function ChoiceButtons({
  id,
  options,
  chosen,
  tiles = false,
  onChoose,
}: ChoiceButtonsProps) {
  return (
    <ul
      className={
        tiles
          ? 'mt-3 grid grid-cols-[repeat(auto-fill,minmax(max(5.4em,30%),1fr))] gap-2'
          : 'choices'
      }
    >
      {options.map(({ value, label, hint, drawing, mark }, index) => (
        <li key={value}>
          <button
            type="button"
            id={index === 0 ? id : undefined}
            className={
              tiles
                ? 'flex h-full min-h-28 w-full flex-col items-center justify-between gap-2 rounded-2 border border-line bg-card px-1 py-2 text-center text-15 leading-[1.25] font-bold aria-current:border-ledger aria-current:bg-paper-2'
                : 'finder-choice'
            }
            aria-current={value === chosen || undefined}
            data-needs-app
            onClick={() => onChoose(value)}
          >
            {drawing && <Drawing name={drawing} size={tiles ? 56 : 40} />}
            {mark}
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {label}
              {hint && <span className="field-hint block font-normal">{hint}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
