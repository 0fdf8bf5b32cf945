import type { Prose, Sheet } from '../../content/types.ts';
import { grid } from './sheet-grid.ts';
import { sheetIcons } from './sheet-icons.ts';
import { drawPart, drawText, stack, type Drawn } from './sheet-text.tsx';
import { textWidth } from './wrap-text.ts';

/** Returns a content text without marks, with its figures filled in. */
export type Say = (text: Prose) => string;
export type SheetOf<L extends Sheet['layout']> = Extract<Sheet, { layout: L }>;

const said = ({ title, line }: { title: Prose; line: Prose }, say: Say) => ({
  title: say(title),
  line: say(line),
});

const ballRadius = 15;

/** A number in a circle: red and filled for a duty, green and empty for a choice. */
export const Ball = ({
  x,
  y,
  number,
  optional = false,
}: {
  x: number;
  y: number;
  number: number;
  optional?: boolean | undefined;
}) => (
  <>
    <circle cx={x} cy={y} r={ballRadius} className={optional ? 'sheet-pill-green' : 'sheet-ball'} />
    <text
      x={x}
      y={y + 6}
      fontSize={grid.title}
      textAnchor="middle"
      className={`sheet-bold sheet-${optional ? 'green' : 'onRed'}`}
    >
      {number}
    </text>
  </>
);

/** Draws the stations of a road, connected from circle to circle. */
export function drawPath({ parts }: SheetOf<'path'>, say: Say, top: number): Drawn {
  const x = grid.left + ballRadius;
  const text = { x: x + 28, width: grid.right - x - 28 };
  return stack(
    parts.map((part, index) => (y) => {
      const drawn = drawPart(said(part, say), y, text);
      const height = Math.max(drawn.height, 2 * ballRadius);
      return {
        node: (
          <>
            {index < parts.length - 1 && (
              <path
                d={`M${x} ${y + 2 * ballRadius + 4}V${y + height + grid.gap - 2}`}
                className="sheet-road"
              />
            )}
            <Ball x={x} y={y + ballRadius} number={index + 1} />
            {drawn.node}
          </>
        ),
        height,
      };
    }),
    top,
  );
}

/** Draws rising steps: the first at the bottom, the last at the top. Each is darker than the one below it. */
export function drawLadder(
  { parts, tone, beside = [] }: SheetOf<'ladder'>,
  say: Say,
  top: number,
): Drawn {
  const inset = Math.min(20, 84 / (parts.length - 1));
  const shade = (index: number) => 0.08 + (0.14 * index) / (parts.length - 1);
  const fill = tone === 'green' ? 'sheet-tone-leaf' : 'sheet-tone-red';
  const rows = parts
    .map((part, index) => ({ part, indent: index * inset, opacity: shade(index) }))
    .toReversed();
  const steps = rows.map(({ part, indent, opacity }) => (y: number): Drawn => {
    const left = grid.left + indent;
    const place = { x: left + 14, width: grid.right - left - 20 };
    const amount = drawText(say(part.amount), y + 4, { ...place, size: 22, bold: true, tone });
    const drawn = drawPart(said(part, say), y + 4 + amount.height, place);
    const height = 4 + amount.height + drawn.height + 6;
    const end = round(y + height);
    return {
      node: (
        <>
          <path
            d={`M${left} ${round(y)}H${grid.right}V${end}H${left}z`}
            fillOpacity={round(opacity, 2)}
            className={fill}
          />
          <path d={`M${left} ${round(y)}h4V${end}h-4z`} className={fill} />
          {amount.node}
          {drawn.node}
        </>
      ),
      height,
    };
  });
  const below = beside.map(
    (part) => (y: number) =>
      drawPart(said(part, say), y, { x: grid.left, width: grid.right - grid.left }),
  );
  const ladder = stack(steps, top, 6);
  if (below.length === 0) return ladder;
  const rest = stack(below, top + ladder.height + grid.gap, 12);
  return {
    node: (
      <>
        {ladder.node}
        {rest.node}
      </>
    ),
    height: ladder.height + grid.gap + rest.height,
  };
}

const round = (value: number, digits = 1) => Number(value.toFixed(digits));

/** Draws questions in order: "yes" ends with its answer, "no" continues to the next question. */
export function drawQuestions(
  { parts, otherwise }: SheetOf<'questions'>,
  say: Say,
  top: number,
  words: { yes: string; no: string },
): Drawn {
  const width = grid.right - grid.left;
  const inside = { x: grid.left + 12, width: width - 24 };
  // The word for Yes is longer in some languages than in English.
  const indent = Math.max(78, 22 + pillWidth(words.yes) + 10);
  const answer = { x: grid.left + indent, width: width - indent };
  const question = (text: string, line: string) => (y: number) => {
    const ask = drawText(text, y + 10, { ...inside, size: grid.title, bold: true });
    const box = ask.height + 20;
    const reply = drawText(line, y + box + 12, answer);
    const end = box + 12 + Math.max(reply.height, 30);
    return {
      node: (
        <>
          <rect x={grid.left} y={y} width={width} height={box} rx="6" className="sheet-card" />
          {ask.node}
          <Pill x={grid.left + 22} y={y + box + 8} text={words.yes} tone="green" />
          {reply.node}
          <Pill x={grid.left + 22} y={y + end + 6} text={words.no} tone="soft" />
          <path d={`M${grid.left + 45} ${y + end + 36}v12m-5-5l5 5 5-5`} className="sheet-line" />
        </>
      ),
      height: end + 52,
    };
  };
  const last = (y: number) => {
    const drawn = drawPart(said(otherwise, say), y + 10, inside);
    return {
      node: (
        <>
          <rect
            x={grid.left}
            y={y}
            width={width}
            height={drawn.height + 22}
            rx="6"
            className="sheet-end"
          />
          {drawn.node}
        </>
      ),
      height: drawn.height + 22,
    };
  };
  return stack([...parts.map(({ title, line }) => question(say(title), say(line))), last], top, 4);
}

const pillWidth = (text: string): number => Math.max(46, textWidth(text, grid.small, true) + 18);

function Pill({
  x,
  y,
  text,
  tone,
}: {
  x: number;
  y: number;
  text: string;
  tone: 'green' | 'soft';
}) {
  const width = pillWidth(text);
  return (
    <>
      <rect x={x} y={y} width={width} height="26" rx="13" className={`sheet-pill-${tone}`} />
      <text
        x={x + width / 2}
        y={y + 18}
        fontSize={grid.small}
        textAnchor="middle"
        className={`sheet-bold sheet-${tone}`}
      >
        {text}
      </text>
    </>
  );
}

/** Draws signs to recognise, each with its icon. */
export function drawSigns({ parts }: SheetOf<'signs'>, say: Say, top: number): Drawn {
  const side = 44;
  const text = { x: grid.left + side + 14, width: grid.right - grid.left - side - 14 };
  return stack(
    parts.map((part) => (y) => {
      const drawn = drawPart(said(part, say), y, text);
      return {
        node: (
          <>
            <rect x={grid.left} y={y} width={side} height={side} rx="6" className="sheet-card" />
            <path
              d={sheetIcons[part.icon]}
              transform={`translate(${grid.left + 7} ${y + 7}) scale(1.25)`}
              className="sheet-icon"
            />
            {drawn.node}
          </>
        ),
        height: Math.max(drawn.height, side),
      };
    }),
    top,
  );
}
