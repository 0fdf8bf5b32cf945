import type { ReactNode } from 'react';

/** The rows of the ledger, marked up as a description list: label, amount, date and source. */
export function Entries({
  caption,
  source,
  children,
}: {
  caption: ReactNode;
  /** The source that all rows share, shown once. */
  source?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="entries">
      <p className="entries-caption">{caption}</p>
      <dl>{children}</dl>
      {source && <p className="entries-source">{source}</p>}
    </div>
  );
}

/** One ruled row. `source` states the date of the figure and where readers can check it. */
export function Entry({
  label,
  amount,
  note,
  source,
}: {
  label: ReactNode;
  amount: ReactNode;
  note?: ReactNode;
  source?: ReactNode;
}) {
  return (
    <div className="entry">
      <dt>{label}</dt>
      <dd className="entry-amount">{amount}</dd>
      {note && <dd className="entry-note">{note}</dd>}
      {source && <dd className="entry-source">{source}</dd>}
    </div>
  );
}
