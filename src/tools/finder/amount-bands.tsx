import { useState } from 'react';
import {
  isAmount,
  type AmountId,
  type Answer,
  type Answers,
  type QuestionId,
} from '../../register/answers.ts';
import type { FigureForm } from '../../i18n/format.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { amountText, useFinderTexts } from './finder-texts.ts';
import { bandsOf } from './model/bands.ts';
import { useTyped } from './typed-draft.ts';

/** Bands of an amount, and whether the visitor types the amount instead. */
interface Bands {
  tops: readonly number[];
  isTyping: boolean;
  /** The visitor asked for the field just now, so it takes the focus. */
  takesFocus: boolean;
  type: () => void;
}

/** Returns the bands for an amount. What was typed before opens the field again. */
export function useBands(id: QuestionId, answers: Answers, given: Answer | undefined): Bands {
  const { setting } = useFinderTexts();
  const tops = isAmount(id) ? bandsOf(id, answers, setting.asOn) : [];
  const [isAsked, setIsAsked] = useState(false);
  const [takesFocus, setTakesFocus] = useState(false);

  useTyped(id, () => setIsAsked(true));

  const isOwnAmount = typeof given === 'number' && !tops.includes(given);
  return {
    tops,
    isTyping: isAsked || isOwnAmount || tops.length === 0,
    takesFocus,
    type: () => {
      setIsAsked(true);
      setTakesFocus(true);
    },
  };
}

interface AmountBandsProps {
  id: string;
  question: AmountId;
  /** The largest amount of each band, from the lowest. */
  tops: readonly number[];
  given: Answer | undefined;
  onChoose: (amount: number) => void;
  onType: () => void;
}

const typing = 'type';
const beyond = 'beyond';
const monthsOfYear = 12;

/** Amounts in bands, each with one tap. The answer is the largest amount of the band. */
export function AmountBands({ id, question, tops, given, onChoose, onType }: AmountBandsProps) {
  const { texts, setting } = useFinderTexts();
  const { amounts } = texts;
  const isPeople = question === 'workers';
  const last = tops.at(-1) ?? 0;
  const said = (amount: number, form?: FigureForm) => amountText(question, amount, setting, form);

  function label(top: number, index: number): string {
    const below = tops[index - 1];
    if (top === 0) return isPeople ? amounts.nobody : said(0);
    if (below === undefined) return amounts.upTo(said(top, 'before'));
    const least = isPeople ? below + 1 : below;
    return least === top
      ? said(top)
      : (shortRange(said(least), said(top)) ??
          amounts.between(said(least, 'before'), said(top, 'before')));
  }

  // A pile of notes beside a number of people would look like wages.
  const markOf = (row: number) =>
    isPeople ? <People number={row + 1} /> : <Pile height={row + 1} of={tops.length + 1} />;

  return (
    <ChoiceButtons
      id={id}
      options={[
        ...tops.map((top, index) => ({
          value: String(top),
          label: label(top, index),
          hint:
            // One month shows the size of a year; the others follow from it.
            question === 'turnover' && index === 0
              ? amounts.monthly(said(roundedToThousands(top / monthsOfYear)))
              : undefined,
          mark: markOf(index),
        })),
        // The lines of the law above the last band are too many for buttons: the amount is typed.
        ...(last > 0
          ? [
              {
                value: beyond,
                label: amounts.moreThan(said(last, 'before')),
                mark: markOf(tops.length),
              },
            ]
          : []),
        { value: typing, label: amounts.type, drawing: 'calculator' },
      ]}
      chosen={typeof given === 'number' ? String(given) : undefined}
      onChoose={(value) =>
        value === typing || value === beyond ? onType() : onChoose(Number(value))
      }
    />
  );
}

/** Returns a band of one unit: "₹5–20 lakh". Undefined for two units, as in "₹40 lakh to ₹1.5 crore". */
function shortRange(least: string, most: string): string | undefined {
  const [number = '', unit] = least.split(' ');
  const isSame = unit !== undefined && most.endsWith(` ${unit}`);
  return isSame ? `${number}–${most.replace('₹', '')}` : undefined;
}

/** A month's part of a yearly amount, without odd rupees. */
const roundedToThousands = (amount: number) => Math.round(amount / 1000) * 1000;

/** The widest space from one person to the next, in units of the drawing. */
const mostPeopleApart = 10;

/** People side by side, one more in each row: the owner alone in the first. */
function People({ number }: { number: number }) {
  const apart = Math.min(mostPeopleApart, 32 / number);
  const from = 20 - (apart * (number - 1)) / 2;
  return (
    <svg width={40} height={32} viewBox="0 0 40 32" aria-hidden="true" className="flex-none">
      {Array.from({ length: number }, (_, index) => (
        <g key={index} className="finder-person">
          <circle cx={from + index * apart} cy={11} r={3} />
          <path d={`M${from + index * apart - 3.75} 26v-6a3.75 3.75 0 0 1 7.5 0v6z`} />
        </g>
      ))}
    </svg>
  );
}

/**
 * A pile that grows from row to row, to `of` notes in the last. Lines stand where the other notes of the last pile lie,
 * so that each pile shows how far it reaches.
 */
function Pile({ height, of }: { height: number; of: number }) {
  const step = Math.min(6, 26 / of);
  const places = Array.from({ length: of }, (_, index) => `M8 ${26 - index * step + step / 2}h24`);
  return (
    <svg width={40} height={32} viewBox="0 0 40 32" aria-hidden="true" className="flex-none">
      <path className="finder-scale" d={places.slice(height).join('')} />
      {Array.from({ length: height }, (_, index) => (
        <rect
          key={index}
          x={4}
          y={26 - index * step}
          width={32}
          height={step - 1}
          rx={1}
          className="finder-note"
        />
      ))}
    </svg>
  );
}
