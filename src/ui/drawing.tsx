import { drawingLayers } from './drawing-layers.ts';
import type { DrawingName } from './drawing-names.ts';

export type DrawingSize = 24 | 40 | 56 | 96;

interface DrawingProps {
  name: DrawingName;
  size: DrawingSize;
  /** A place of the drawing to mark with a dot, on its grid of 48 units. */
  spot?: readonly [x: number, y: number] | undefined;
}

/** A drawing of a trade, an office, a paper or an act. It is decorative: the text beside it carries the meaning. */
export function Drawing({ name, size, spot }: DrawingProps) {
  return (
    <svg className="drawing" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {drawingLayers[name].map(([paint, path]) => (
        <path key={paint + path} className={paint === 'ink' ? undefined : paint} d={path} />
      ))}
      {spot && <circle className="red-mark" cx={spot[0]} cy={spot[1]} r={3} />}
    </svg>
  );
}
