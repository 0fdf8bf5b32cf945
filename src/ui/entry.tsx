import type { ReactNode } from 'react';

/** Entries of the ledger, a list of pairs to a screen reader: what, how much, as on which date, from which source. */
export function Entries({
  caption,
  source,
  children,
}: {
  caption: ReactNode;
  /** The ground all rows share, named once. */
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

/** One ruled row. `source` says as on which date and where it can be checked. */
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
