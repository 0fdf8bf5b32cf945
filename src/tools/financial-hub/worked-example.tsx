import { memo } from 'react';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { formatDate } from '../../i18n/format.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import type { SumWords } from '../../locales/sum-words.ts';
import { Entries, Entry } from '../../ui/entry.tsx';
import { calculate } from './calculators/calculate.ts';
import type { Calculator } from './calculators/calculator.ts';
import { useEnteredList } from './entered-list.tsx';
import { exampleDay } from './example-day.ts';
import { lineText } from './line-text.ts';

const useText = textFor('financial-hub');

/** The worked example, calculated with the figures of one fixed day, and its caveats. */
export const WorkedExample = memo(function WorkedExample({
  calculator,
  words,
}: {
  calculator: Calculator;
  words: SumWords;
}) {
  const { messages, locale } = useI18n();
  const fill = (text = '') => fillFacts(text, { locale, messages, asOn: exampleDay });
  const { example } = useText();
  const entered = useEnteredList(calculator, calculator.example, words, exampleDay);
  const outcome = calculate(calculator, calculator.example, exampleDay);
  if (outcome.kind !== 'result') {
    throw new Error(`The example of "${calculator.slug}" cannot be worked out: ${outcome.kind}`);
  }
  return (
    <section className="section sum-example" aria-labelledby="worked-example">
      <h2 id="worked-example">{example.heading}</h2>
      <p className="prose">{example.asOn(formatDate(exampleDay, locale))}</p>
      <Entries caption={example.entered}>
        {entered.map(({ id, label, text }) => (
          <Entry key={id} label={label} amount={text} />
        ))}
      </Entries>
      <Entries caption={example.result}>
        {outcome.result.lines.map((line) => (
          <Entry
            key={line.id}
            label={fill(words.lines[line.id])}
            amount={lineText(line, locale)}
            note={line.working}
          />
        ))}
      </Entries>
      {(outcome.result.notes ?? []).map((id) => (
        <p key={id} className="prose">
          {fill(words.notes?.[id])}
        </p>
      ))}
    </section>
  );
});
