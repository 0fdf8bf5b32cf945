import type { DrawingName } from './drawing-names.ts';
import { Drawing } from './drawing.tsx';

interface TickListProps<Id extends string> {
  items: readonly Id[];
  labels: Readonly<Record<Id, string>>;
  /** A drawing before the label, for some items or all. */
  drawings?: { readonly [Each in Id]?: DrawingName };
  ticked: readonly string[];
  onTick: (id: Id, isTicked: boolean) => void;
}

/** A checklist, mostly of documents. */
export function TickList<Id extends string>({
  items,
  labels,
  drawings,
  ticked,
  onTick,
}: TickListProps<Id>) {
  return (
    <ul className="documents">
      {items.map((id) => {
        const drawing = drawings?.[id];
        return (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={ticked.includes(id)}
                onChange={({ target }) => onTick(id, target.checked)}
              />
              {drawing && <Drawing name={drawing} size={40} />}
              <span>{labels[id]}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
