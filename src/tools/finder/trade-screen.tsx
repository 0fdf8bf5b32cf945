import { Button } from '../../ui/button.tsx';
import { QuestionFieldset } from '../../ui/question-fieldset.tsx';
import { QuestionForm } from '../../ui/question-form.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { useFinderTexts } from './finder-texts.ts';
import {
  kindsOf,
  tradeDrawings,
  tradeIds,
  type TradeChoice,
  type TradeId,
} from './model/trades.ts';
import type { FinderState } from './use-finder.ts';

/** The first screen: six trades as drawings, and the way to all others. */
export function TradeScreen({
  finder,
  onBack,
}: {
  finder: FinderState;
  onBack: (() => void) | undefined;
}) {
  const { texts } = useFinderTexts();
  const { trades } = texts;
  const headingRef = useHeadingFocus(finder.hasMoved);

  function pick(trade: TradeChoice) {
    const [only, ...others] = kindsOf(trade);
    if (only && others.length === 0) finder.answer({ kind: only });
    else finder.pickTrade(trade);
  }

  return (
    <QuestionForm progress={null} problem={undefined} words={texts.form} onBack={onBack}>
      <QuestionFieldset
        id="finder-trade"
        title={trades.title}
        hint=""
        headingRef={headingRef}
        problem={undefined}
      >
        <ChoiceButtons
          tiles
          options={tradeIds.map((id) => ({
            value: id,
            label: trades.options[id],
            drawing: tradeDrawings[id],
          }))}
          chosen={finder.completed.answers.kind && finder.trade}
          onChoose={(id) => pick(id as TradeId)}
        />
      </QuestionFieldset>
      <Button
        tone="secondary"
        className="button mt-3 w-full"
        data-needs-app
        onClick={() => pick('more')}
      >
        {trades.more}
      </Button>
    </QuestionForm>
  );
}
