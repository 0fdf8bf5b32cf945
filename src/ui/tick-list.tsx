interface TickListProps<Id extends string> {
  items: readonly Id[];
  labels: Readonly<Record<Id, string>>;
  ticked: readonly string[];
  onTick: (id: Id, isTicked: boolean) => void;
}

/** A checklist, mostly of documents. */
export function TickList<Id extends string>({ items, labels, ticked, onTick }: TickListProps<Id>) {
  return (
    <ul className="documents">
      {items.map((id) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={ticked.includes(id)}
              onChange={({ target }) => onTick(id, target.checked)}
            />
            <span>{labels[id]}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
