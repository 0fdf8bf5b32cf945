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
const hub = inner - 24;

/**
 * Draws the twelve months as a wheel with numbered marks, and the list of due dates below it. Months with a duty are
 * red; the hub, which shows the monthly dates, is peacock.
 */
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
  const marks = dates.map(({ part, month, day }, index) => ({
    angle: month - 1 + (day - 1) / 31,
    number: index + 1,
    optional: part.optional,
  }));
  const due = new Set(dates.filter(({ part }) => !part.optional).map(({ month }) => month - 1));
  const hubWord = (y: number) =>
    drawText(everyMonth, y, { x: centre, width: 100, bold: true, anchor: 'middle' });
  const wheel = (
    <>
      <circle cx={centre} cy={middle} r={ring} className="sheet-card" />
      {Array.from(due, (month) => (
        <path key={month} d={sector(month, middle)} fillOpacity="0.16" className="sheet-tone-red" />
      ))}
      <circle cx={centre} cy={middle} r={hub} fillOpacity="0.2" className="sheet-tone-peacock" />
      <circle cx={centre} cy={middle} r={hub} className="sheet-line" />
      {hubWord(round(middle - hubWord(0).height / 2)).node}
      {Array.from({ length: months }, (_, month) => (
        <g key={month}>
          <path
            d={`M${at(month, hub, middle)}L${at(month, ring, middle)}`}
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
      {spread(marks).map(({ angle, number, optional }) => {
        const { x, y } = point(angle, outer - 16, middle);
        return <Ball key={number} x={x} y={y} number={number} optional={optional} />;
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
          <Ball x={x} y={y + 15} number={index + 1} optional={part.optional} />
          {drawn.node}
        </>
      ),
      height: Math.max(drawn.height, 30),
    };
  });
  const heading = (y: number) => {
    const drawn = drawText(everyMonth, y, { x: grid.left + 26, width: 290, size: 20, bold: true });
    return {
      node: (
        <>
          <circle cx={grid.left + 9} cy={y + 14} r="9" className="sheet-tone-peacock" />
          {drawn.node}
        </>
      ),
      height: drawn.height,
    };
  };
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
function spread<Mark extends { angle: number }>(marks: readonly Mark[]): Mark[] {
  const least = 0.52;
  const moved: Mark[] = [];
  for (const mark of marks) {
    const before = moved.at(-1);
    moved.push(before ? { ...mark, angle: Math.max(mark.angle, before.angle + least) } : mark);
  }
  return moved;
}

/** Returns a point on the wheel: January starts at the top, and months go clockwise. */
function point(month: number, radius: number, middle: number, down = 0) {
  const turn = (month / months) * 2 * Math.PI;
  return {
    x: round(centre + radius * Math.sin(turn)),
    y: round(middle - radius * Math.cos(turn) + down),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns the path of a month's part of the ring. */
function sector(month: number, middle: number): string {
  const [start, end] = [month, month + 1];
  const outerArc = `A${ring} ${ring} 0 0 1 ${at(end, ring, middle)}`;
  const innerArc = `A${hub} ${hub} 0 0 0 ${at(start, hub, middle)}`;
  return `M${at(start, ring, middle)}${outerArc}L${at(end, hub, middle)}${innerArc}z`;
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
