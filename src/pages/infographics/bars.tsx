import { factById, versionAt, type FactId } from '../../content/facts/lookup.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import type { SheetOf, Say } from './layouts.tsx';
import { grid } from './sheet-grid.ts';
import { drawText, stack, type Drawn } from './sheet-text.tsx';

const barHeight = 34;
const tones = ['leaf', 'peacock', 'turmeric', 'red'] as const;

/** Draws bars of equal length, divided in proportion to the facts' amounts. */
export function drawBars({ parts }: SheetOf<'bars'>, say: Say, top: number, asOn: IsoDate): Drawn {
  const width = grid.right - grid.left;
  return stack(
    parts.map(({ title, line, pieces }) => (y) => {
      const head = drawText(say(title), y, { x: grid.left, width, size: grid.title, bold: true });
      const text = drawText(say(line), y + head.height, { x: grid.left, width });
      const barTop = y + head.height + text.height + 8;
      const amounts = pieces.map(({ fact }) => rupeesOf(fact, asOn));
      const whole = amounts.reduce((sum, amount) => sum + amount, 0);
      let x: number = grid.left;
      const cuts = amounts.map((amount, index) => {
        const cut = { x, width: (amount / whole) * width, tone: tones[index % tones.length] };
        x += cut.width;
        return cut;
      });
      const legend = stack(
        pieces.map(({ label, fact }, index) => (at) => {
          const name = drawText(say(label), at, { x: grid.left + 24, width: width - 110 });
          const sum = drawText(say(`{${fact}}`), at, {
            x: grid.right,
            width: 90,
            bold: true,
            anchor: 'end',
          });
          return {
            node: (
              <>
                <rect
                  x={grid.left}
                  y={at + 2}
                  width="15"
                  height="15"
                  className={`sheet-tone-${tones[index % tones.length]}`}
                />
                {name.node}
                {sum.node}
              </>
            ),
            height: name.height,
          };
        }),
        barTop + barHeight + 10,
        6,
      );
      return {
        node: (
          <>
            {head.node}
            {text.node}
            {cuts.map((cut) => (
              <rect
                key={cut.x}
                x={round(cut.x)}
                y={barTop}
                width={round(Math.max(cut.width - 1, 2))}
                height={barHeight}
                className={`sheet-tone-${cut.tone}`}
              />
            ))}
            {legend.node}
          </>
        ),
        height: barTop - y + barHeight + 10 + legend.height,
      };
    }),
    top,
    28,
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns a fact's amount in rupees on a day. Throws when it has none: a bar needs a number. */
function rupeesOf(id: FactId, asOn: IsoDate): number {
  const value = versionAt(factById(id).versions, asOn)?.value;
  if (value?.unit !== 'rupees' || !('amount' in value))
    throw new Error(`"${id}" is no sum in rupees`);
  return value.amount;
}
