import type { ReactNode } from 'react';
import { grid } from './sheet-grid.ts';
import { wrapText } from './wrap-text.ts';

/** Part of a drawing, with its height in drawing units. */
export interface Drawn {
  node: ReactNode;
  height: number;
}

interface TextOptions {
  x: number;
  width: number;
  size?: number;
  bold?: boolean;
  /** The class in look/sheets.css that sets the colour. */
  tone?: 'soft' | 'red' | 'green' | 'onRed';
  anchor?: 'middle' | 'end';
}

const lineHeight = 1.32;

/** Draws text in wrapped lines, the first at `y`. SVG does not wrap text itself. */
export function drawText(text: string, y: number, options: TextOptions): Drawn {
  const { x, width, size = grid.small, bold = false, tone, anchor } = options;
  const lines = wrapText(text, width, size, bold);
  const step = Math.round(size * lineHeight * 10) / 10;
  const className = [bold && 'sheet-bold', tone && `sheet-${tone}`].filter(Boolean).join(' ');
  return {
    node: (
      <text
        y={y + size}
        fontSize={size}
        textAnchor={anchor}
        className={className || undefined}
        {...(lines.length === 1 && { x })}
      >
        {lines.length === 1
          ? lines[0]
          : lines.map((line, index) => (
              <tspan key={index} x={x} dy={index === 0 ? undefined : step}>
                {line}
              </tspan>
            ))}
      </text>
    ),
    height: lines.length * step,
  };
}

/** Draws a title with a line of text below it, as most sheets need. */
export function drawPart(
  { title, line }: { title: string; line: string },
  y: number,
  place: { x: number; width: number },
): Drawn {
  const head = drawText(title, y, { ...place, size: grid.title, bold: true });
  const text = drawText(line, y + head.height, place);
  return {
    node: (
      <>
        {head.node}
        {text.node}
      </>
    ),
    height: head.height + text.height,
  };
}

/** Stacks drawings: each starts below the end of the previous one, after a gap. */
export function stack(
  pieces: readonly ((y: number) => Drawn)[],
  y: number,
  gap: number = grid.gap,
): Drawn {
  let end = y;
  const nodes = pieces.map((draw, index) => {
    const { node, height } = draw(end);
    end += height + (index < pieces.length - 1 ? gap : 0);
    return <g key={index}>{node}</g>;
  });
  return { node: nodes, height: end - y };
}
