import { useState } from 'react';
import { isAmount, isTick, unknown, type Answer, type QuestionId } from '../../register/answers.ts';
import { offeredOptions, questionById } from '../../register/questions.ts';
import { readAnswer } from './model/read-answer.ts';
import { impliedByTrade, kindsOf } from './model/trades.ts';
import { drawingOfAnswer, drawingOfKind } from '../../content/drawings.ts';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { QuestionFieldset } from '../../ui/question-fieldset.tsx';
import { QuestionForm } from '../../ui/question-form.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { AmountBands, useBands } from './amount-bands.tsx';
import { AmountField } from './amount-field.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import { TickQuestion } from './tick-question.tsx';
import { optionLabel, optionTexts, useFinderTexts } from './finder-texts.ts';
import { Progress } from './progress.tsx';
import type { FinderState } from './use-finder.ts';

interface FinderQuestionProps {
  id: QuestionId;
  finder: FinderState;
  onBack: (() => void) | undefined;
}

const fieldId = 'finder-answer';

/** A question of the finder. One answer of a list goes on by itself; ticks and typed amounts need "Continue". */
export function FinderQuestion({ id, finder, onBack }: FinderQuestionProps) {
  const { texts, setting } = useFinderTexts();
  const { form } = texts;
  const { completed } = finder;
  const headingRef = useHeadingFocus(finder.hasMoved);
  const [problem, setProblem] = useState<string>();
  const given = completed.answers[id];
  const bands = useBands(id, completed.answers, given);
  const title = id === 'kind' ? texts.trades.kind[finder.trade] : texts.questions[id].title;
  // Bands explain themselves.
  const isPlain = id === 'kind' || (isAmount(id) && !bands.isTyping);
  const hint = isPlain ? '' : fillFacts(texts.questions[id].hint, setting);
  const field = { id: fieldId, title, hint, headingRef, problem };
  const answer = (value: Answer) => finder.answer({ [id]: value });
  const isTyped = isTick(id) || (isAmount(id) && bands.isTyping);

  function readingOf(element: HTMLFormElement) {
    const data = new FormData(element);
    return readAnswer(id, { values: data.getAll(id).map(String), period: data.get('period') });
  }

  function submit(element: HTMLFormElement) {
    const reading = readingOf(element);
    if ('answer' in reading) return answer(reading.answer);
    const { problem: why } = reading;
    setProblem(why === 'not-chosen' ? form.chooseOne : texts.amounts.problems[why]);
  }

  return (
    <QuestionForm
      progress={<Progress finder={finder} />}
      problem={problem === undefined ? undefined : { fieldId, label: title, message: problem }}
      words={form}
      onSubmit={isTyped ? submit : undefined}
      onUnknown={questionById(id).mayBeUnknown && (() => answer(unknown))}
      onBack={onBack}
    >
      {isTick(id) ? (
        <TickQuestion
          {...field}
          question={id}
          options={offeredOptions(id, completed.answers, setting.asOn)}
          given={given}
          onChange={({ currentTarget }) => {
            const reading = currentTarget.form && readingOf(currentTarget.form);
            if (reading && 'answer' in reading) finder.draft(id, reading.answer);
          }}
        />
      ) : isAmount(id) && bands.isTyping ? (
        <AmountField
          {...field}
          question={id}
          given={typeof given === 'number' ? given : undefined}
          takesFocus={bands.takesFocus}
          onDraft={(value) => finder.draft(id, value)}
        />
      ) : (
        <QuestionFieldset {...field}>
          {isAmount(id) ? (
            <AmountBands
              id={fieldId}
              question={id}
              tops={bands.tops}
              given={given}
              onChoose={answer}
              onType={bands.type}
            />
          ) : id === 'kind' ? (
            <KindButtons finder={finder} />
          ) : (
            <ChoiceButtons
              id={fieldId}
              options={offeredOptions(id, completed.answers, setting.asOn).map(
                (option, _, all) => ({
                  value: option,
                  label: optionLabel(id, option, all, texts, setting),
                  hint: optionTexts(id, texts)[option]?.hint,
                  drawing: drawingOfAnswer(id, option),
                }),
              )}
              chosen={typeof given === 'string' ? given : undefined}
              onChoose={answer}
            />
          )}
        </QuestionFieldset>
      )}
    </QuestionForm>
  );
}

/** The kinds of business of the picked trade as tiles; all kinds as a list. */
function KindButtons({ finder }: { finder: FinderState }) {
  const { texts } = useFinderTexts();
  const { trade, completed } = finder;
  const isAll = trade === 'more';
  return (
    <ChoiceButtons
      id={fieldId}
      tiles={!isAll}
      options={kindsOf(trade).map((kind) => ({
        value: kind,
        label: isAll ? texts.questions.kind.options[kind].label : texts.kinds[kind],
        hint: isAll ? optionTexts('kind', texts)[kind]?.hint : undefined,
        drawing: drawingOfKind(kind),
      }))}
      chosen={completed.answers.kind}
      onChoose={(value) => {
        const kind = kindsOf(trade).find((each) => each === value);
        if (kind) finder.answer({ kind, ...impliedByTrade(trade, kind) });
      }}
    />
  );
}
