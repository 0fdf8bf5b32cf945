import { startTransition, useEffect, useEffectEvent, useOptimistic, useRef } from 'react';
import { taskEfforts, taskTopics } from '../../content/types.ts';
import { textFor } from '../../locales/text.tsx';
import { applyFilter, type TaskFilterChoice } from './apply-filter.ts';

const useText = textFor('how-to');

interface TaskFilterProps {
  choice: TaskFilterChoice;
  /** Changes the filter; absent parts stay. Resolves when `choice` has the change. */
  onChange: (change: Partial<TaskFilterChoice>) => Promise<void>;
}

/**
 * Two rows of filters above the list of tasks. Without scripts they are hidden, and all tasks are visible.
 */
export function TaskFilter({ choice, onChange }: TaskFilterProps) {
  const { filter: texts } = useText();
  // The list changes at once. The address, for which the whole page renders again, changes a moment
  // later.
  const [{ topic, effort }, showNow] = useOptimistic(choice);
  const choose = (change: Partial<TaskFilterChoice>) =>
    startTransition(async () => {
      showNow((now) => ({ ...now, ...change }));
      await onChange(change);
    });
  const choices = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const takeEarlyChoice = useEffectEvent(() => {
    const early = choices.current && chosenByHand(choices.current);
    if (early) choose(early);
  });
  useEffect(() => takeEarlyChoice(), []);
  useEffect(() => {
    const shown = applyFilter(document, { topic, effort });
    if (count.current) count.current.textContent = shown === 0 ? texts.none : texts.shown(shown);
  }, [topic, effort, texts]);
  return (
    // No form: a choice applies at once, so there is nothing to submit.
    <div ref={choices} className="task-filter">
      <Choices
        name="topic"
        legend={texts.topic}
        all={texts.all}
        labels={taskTopics.map((id) => [id, texts.topics[id]])}
        chosen={topic}
        onChoose={(next) => choose({ topic: next })}
      />
      <Choices
        name="effort"
        legend={texts.effort}
        all={texts.anyTime}
        labels={taskEfforts.map((id) => [id, texts.efforts[id]])}
        chosen={effort}
        onChoose={(next) => choose({ effort: next })}
      />
      <p role="status" className="task-count" ref={count} />
    </div>
  );
}

/**
 * Returns choices from before the page was interactive. React adopts inputs as they are, without change
 * events.
 */
function chosenByHand(choices: HTMLElement): Partial<TaskFilterChoice> | undefined {
  const changed = [...choices.querySelectorAll<HTMLInputElement>('input:checked')].filter(
    (input) => !input.defaultChecked,
  );
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map(({ name, value }) => [name, value || undefined]));
}

interface ChoicesProps {
  name: string;
  legend: string;
  all: string;
  labels: readonly (readonly [id: string, label: string])[];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

function Choices({ name, legend, all, labels, chosen, onChoose }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="field-label">{legend}</legend>
      <div className="chips">
        {[[undefined, all] as const, ...labels].map(([id, label]) => (
          <label key={label} className="chip" data-needs-app>
            <input
              type="radio"
              name={name}
              value={id ?? ''}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
