import { useState } from 'react';
import { choices } from '../../register/answers.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { QuestionFieldset } from '../../ui/question-fieldset.tsx';
import { QuestionForm } from '../../ui/question-form.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { useFinderTexts } from './finder-texts.ts';
import { nearPlaces, nearState } from './model/first-questions.ts';
import { statePlaces } from './model/state-places.ts';
import { Progress } from './progress.tsx';
import type { FinderState } from './use-finder.ts';

const placeDrawings = {
  hyderabad: 'city',
  town: 'town',
  village: 'village',
} as const;

const fieldId = 'finder-answer';

/** Asks where the business is: a near place at once, or another state from the list. */
export function PlaceScreen({
  finder,
  onBack,
}: {
  finder: FinderState;
  onBack: (() => void) | undefined;
}) {
  const { texts } = useFinderTexts();
  const { places, questions, form } = texts;
  const headingRef = useHeadingFocus(finder.hasMoved);
  const [problem, setProblem] = useState<string>();
  const { state, place } = finder.completed.answers;
  const [selected, setSelected] = useState<string | undefined>(state);
  const marked = choices.state.find((id) => id === selected);
  const near = nearPlaces.map((id) => ({
    value: id,
    drawing: placeDrawings[id],
    label: id === 'hyderabad' ? questions.place.options.hyderabad.label : places[id],
  }));

  function submit(element: HTMLFormElement) {
    const chosen = new FormData(element).get('state');
    const state = choices.state.find((id) => id === chosen);
    if (state) finder.answer({ state });
    else setProblem(form.chooseOne);
  }

  // A visitor from another state finds the list of states first.
  const isElsewhere = state !== undefined && state !== nearState;
  const nearby = (
    <ChoiceButtons
      key="near"
      options={near}
      chosen={state === nearState ? place : undefined}
      onChoose={(id) => {
        const near = nearPlaces.find((each) => each === id);
        if (near) finder.answer({ state: nearState, place: near });
      }}
    />
  );
  const others = (
    <div key="other" className="field flex items-end gap-3">
      <Drawing name="india" size={56} spot={marked && statePlaces[marked]} />
      <div className="min-w-0 grow">
        <label htmlFor={fieldId}>{places.other}</label>
        <select
          className="input"
          id={fieldId}
          name="state"
          aria-invalid={problem ? true : undefined}
          defaultValue={state ?? ''}
          onChange={({ target }) => setSelected(target.value)}
        >
          <option value="">{form.choose}</option>
          {choices.state.map((id) => (
            <option key={id} value={id}>
              {questions.state.options[id].label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );

  return (
    <QuestionForm
      progress={<Progress finder={finder} />}
      problem={
        problem === undefined ? undefined : { fieldId, label: places.title, message: problem }
      }
      words={form}
      onSubmit={submit}
      onBack={onBack}
    >
      <QuestionFieldset
        id={fieldId}
        title={places.title}
        hint=""
        headingRef={headingRef}
        problem={problem}
      >
        {isElsewhere ? [others, nearby] : [nearby, others]}
      </QuestionFieldset>
    </QuestionForm>
  );
}
