import { useHydrated } from '@tanstack/react-router';
import { useRef } from 'react';
import { factById, type FactId } from '../../content/facts/lookup.ts';
import { todayInIndia } from '../../i18n/format.ts';
import { textFor } from '../../locales/text.tsx';
import { Callout } from '../../ui/callout.tsx';
import { calculate } from './calculators/calculate.ts';
import { calculators } from './calculators/calculators.ts';
import type { Calculator } from './calculators/calculator.ts';
import { exampleDay } from './example-day.ts';
import { SumForm } from './sum-form.tsx';
import { SumResult } from './sum-result.tsx';
import { useSum, type Address } from './use-sum.ts';
import { WorkedExample } from './worked-example.tsx';

const useText = textFor('financial-hub');

/** The calculator at `/financial-hub/<slug>`: form, result and example. Renders nothing for an unknown slug. */
export function CalculatorTool({ slug, address }: { slug: string; address: Address }) {
  const calculator = calculators.find((each) => each.slug === slug);
  return calculator ? <CalculatorParts calculator={calculator} address={address} /> : null;
}

function CalculatorParts({ calculator, address }: { calculator: Calculator; address: Address }) {
  const day = useHydrated() ? todayInIndia() : exampleDay;
  const { form, sums } = useText();
  const words = sums[calculator.slug];
  if (!words) throw new Error(`The calculator "${calculator.slug}" has no words`);
  const formElement = useRef<HTMLFormElement>(null);
  const sum = useSum(calculator, address, formElement);
  const isRequested = useRef(false);
  const takeRequest = () => {
    const was = isRequested.current;
    isRequested.current = false;
    return was;
  };
  const outcome = sum.asked ? calculate(calculator, sum.entered, day) : undefined;

  return (
    <>
      <SumForm
        ref={formElement}
        calculator={calculator}
        words={words}
        sum={sum}
        day={day}
        problems={outcome?.kind === 'problems' ? outcome.problems : []}
        onAsk={() => {
          // With an error the visitor goes on typing, and a result that comes meanwhile must not take the focus.
          isRequested.current = calculate(calculator, sum.entered, day).kind === 'result';
          sum.ask();
        }}
      />
      {outcome?.kind === 'unknown' && <UnknownFigure factId={outcome.factId} />}
      {outcome?.kind === 'result' && (
        <SumResult
          calculator={calculator}
          words={words}
          entered={sum.entered}
          outcome={outcome}
          day={day}
          takeRequest={takeRequest}
        />
      )}
      <noscript>
        <Callout title={form.noScript}>{null}</Callout>
      </noscript>
      <WorkedExample calculator={calculator} words={words} />
    </>
  );
}

/** Shown when a legal figure has no sure value today: names the authority instead of a result. */
function UnknownFigure({ factId }: { factId: FactId }) {
  const { facts, unknown } = useText();
  const { versions } = factById(factId);
  return (
    <div role="alert">
      <Callout tone="warning" title={unknown.title}>
        <p>{facts.names[factId]}</p>
        <p>{unknown.text}</p>
        <a href={versions.at(-1)?.source.url} target="_blank" rel="noopener">
          {unknown.portal}
        </a>
      </Callout>
    </div>
  );
}
