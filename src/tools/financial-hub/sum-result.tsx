import { useEffect, useId, useRef } from 'react';
import { fillFacts } from '../../content/facts/fact-text.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { formatDate } from '../../i18n/format.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import type { SumWords } from '../../locales/sum-words.ts';
import { Entries, Entry } from '../../ui/entry.tsx';
import { addressOf } from './address.ts';
import type { Outcome } from './calculators/calculate.ts';
import type { Calculator, Entered, Line } from './calculators/calculator.ts';
import { useEnteredList } from './entered-list.tsx';
import { lineText } from './line-text.ts';
import { ResultBars } from './result-bars.tsx';
import { ResultSchedule } from './result-schedule.tsx';
import { ShareActions } from './share-actions.tsx';
import { UsedFigures } from './used-figures.tsx';

const useText = textFor('financial-hub');
const usePageNames = textFor('page-names');

interface SumResultProps {
  calculator: Calculator;
  words: SumWords;
  entered: Entered;
  outcome: Extract<Outcome, { kind: 'result' }>;
  day: IsoDate;
  /**
   * Returns true once after the visitor has requested a result: its heading takes the focus then, and never while they
   * type.
   */
  takeRequest: () => boolean;
}

/** The answer first, then each line with its calculation, the figures used and the assumptions. */
export function SumResult(props: SumResultProps) {
  const names = usePageNames();
  const { calculator, words, entered, outcome, day, takeRequest } = props;
  const { result } = outcome;
  const i18n = useI18n();
  const { result: frame } = useText();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeRequest()) heading.current?.focus();
  });

  const textOf = (line: Line) => lineText(line, i18n.locale);
  const fill = (text: string) => fillFacts(text, { ...i18n, asOn: day });
  const labelOf = (id: string) => fill(words.lines[id] ?? '');
  const mainLine = result.lines.find(({ id }) => id === result.main);
  const main = mainLine && frame.main(labelOf(mainLine.id), textOf(mainLine));
  const bars = (result.bars ?? []).flatMap((id) => result.lines.filter((line) => line.id === id));
  const enteredList = useEnteredList(calculator, entered, words, day);
  const notes = (result.notes ?? []).map((id) => fill(words.notes?.[id] ?? ''));

  return (
    <section className="section sum-result" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {frame.heading}
      </h2>
      <p className="sum-main" role="status">
        {main}
      </p>
      {notes.map((note) => (
        <p key={note} className="prose">
          {note}
        </p>
      ))}
      <div className="print-only">
        <Entries caption={frame.entered}>
          {enteredList.map(({ id, label, text }) => (
            <Entry key={id} label={label} amount={text} />
          ))}
        </Entries>
      </div>
      <Entries caption={frame.lines}>
        {result.lines.map((line) => (
          <Entry key={line.id} label={labelOf(line.id)} amount={textOf(line)} note={line.working} />
        ))}
      </Entries>
      {bars.length > 1 && (
        <ResultBars lines={bars} caption={frame.chart} labelOf={labelOf} textOf={textOf} />
      )}
      {result.schedule && words.schedule && (
        <ResultSchedule schedule={result.schedule} words={words.schedule} />
      )}
      <UsedFigures used={outcome.used} day={day} />
      <h3 className="mt-6">{frame.assumptions}</h3>
      <ul className="prose-list">
        {words.assumptions.map((sentence) => (
          <li key={sentence}>{fill(sentence)}</li>
        ))}
      </ul>
      <p className="field-hint mt-4">
        {frame.workedOut(formatDate(day, i18n.locale))} {frame.general}
      </p>
      <ShareActions
        text={[
          names[`tools/financial-hub/${calculator.slug}`],
          main,
          // A recipient of the shared text must not mistake an old fee for today's.
          ...notes,
          ...enteredList.map(({ label, text }) => frame.main(label, text)),
          frame.workedOut(formatDate(day, i18n.locale)),
          linkTo(calculator, entered),
        ].join('\n')}
      />
    </section>
  );
}

/** Returns the link to this calculator with these answers. */
function linkTo(calculator: Calculator, entered: Entered): string {
  const query = new URLSearchParams();
  for (const [id, value] of Object.entries(addressOf(calculator, entered))) {
    query.set(id, String(value));
  }
  return `${location.origin}${location.pathname}?${query.toString()}`;
}
