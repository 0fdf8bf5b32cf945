import { factById, versionAt, type FactId } from '../../content/facts/lookup.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { formatMonth } from '../../i18n/format.ts';
import type { Locale } from '../../locales/languages.ts';
import { Ball, type SheetOf, type Say } from './layouts.tsx';
import { grid } from './sheet-grid.ts';
import { drawPart, drawText, stack, type Drawn } from './sheet-text.tsx';

const months = 12;
const centre = (grid.left + grid.right) / 2;
const outer = 140;
const ring = 108;
const inner = 84;

/** Draws the twelve months as a wheel with numbered marks, and the list of due dates below it. */
export function drawWheel(
  { parts, monthly }: SheetOf<'wheel'>,
  say: Say,
  top: number,
  { asOn, locale, everyMonth }: { asOn: IsoDate; locale: Locale; everyMonth: string },
): Drawn {
  const middle = top + outer + 4;
  const dates = parts
    .map((part) => ({ part, ...dayOf(part.fact, asOn) }))
    .toSorted((one, other) => one.month - other.month || one.day - other.day);
  const marks = dates.map(({ month, day }, index) => ({
    angle: month - 1 + (day - 1) / 31,
    number: index + 1,
  }));
  const wheel = (
    <>
      <circle cx={centre} cy={middle} r={ring} className="sheet-card" />
      <circle cx={centre} cy={middle} r={inner - 24} className="sheet-line" />
      {Array.from({ length: months }, (_, month) => (
        <g key={month}>
          <path
            d={`M${at(month, inner - 24, middle)}L${at(month, ring, middle)}`}
            className="sheet-rule"
          />
          <text
            {...point(month + 0.5, inner - 4, middle, 5)}
            fontSize={grid.small}
            textAnchor="middle"
          >
            {formatMonth(month + 1, locale)}
          </text>
        </g>
      ))}
      {spread(marks).map(({ angle, number }) => {
        const { x, y } = point(angle, outer - 16, middle);
        return <Ball key={number} x={x} y={y} number={number} />;
      })}
    </>
  );
  const list = dates.map(({ part }, index) => (y: number) => {
    const x = grid.left + 15;
    const drawn = drawPart(
      { title: `${say(`{${part.fact}}`)}: ${say(part.title)}`, line: say(part.line) },
      y,
      { x: x + 28, width: grid.right - x - 28 },
    );
    return {
      node: (
        <>
          <Ball x={x} y={y + 15} number={index + 1} />
          {drawn.node}
        </>
      ),
      height: Math.max(drawn.height, 30),
    };
  });
  const heading = (y: number) =>
    drawText(everyMonth, y, { x: grid.left, width: 316, size: 20, bold: true, tone: 'red' });
  const eachMonth = monthly.map(
    ({ title, line }) =>
      (y: number) =>
        drawPart({ title: say(title), line: say(line) }, y, { x: grid.left, width: 316 }),
  );
  const below = stack([...list, heading, ...eachMonth], middle + outer + 16, 12);
  return {
    node: (
      <>
        {wheel}
        {below.node}
      </>
    ),
    height: 2 * outer + 20 + below.height,
  };
}

/** Moves overlapping marks apart along the rim. Angles go from 0 to 12 for one full turn. */
function spread(marks: readonly { angle: number; number: number }[]) {
  const least = 0.52;
  const moved: { angle: number; number: number }[] = [];
  for (const { angle, number } of marks) {
    const before = moved.at(-1);
    moved.push({ angle: before ? Math.max(angle, before.angle + least) : angle, number });
  }
  return moved;
}

/** Returns a point on the wheel: January starts at the top, and months go clockwise. */
function point(month: number, radius: number, middle: number, down = 0) {
  const turn = (month / months) * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(centre + radius * Math.sin(turn)),
    y: round(middle - radius * Math.cos(turn) + down),
  };
}

function at(month: number, radius: number, middle: number): string {
  const { x, y } = point(month, radius, middle);
  return `${x} ${y}`;
}

/** Returns a fact's day of the year. Throws when it is not one: the wheel cannot show it. */
function dayOf(id: FactId, asOn: IsoDate): { month: number; day: number } {
  const value = versionAt(factById(id).versions, asOn)?.value;
  if (value?.unit !== 'day-of-year') throw new Error(`"${id}" is no day of the year`);
  return value;
}
