import type { ReactNode } from 'react';

/** Entries of the ledger: what, how much, as on which date, from which source. */
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
      {children}
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
      <div>{label}</div>
      <div className="entry-amount">{amount}</div>
      {note && <div className="entry-note">{note}</div>}
      {source && <div className="entry-source">{source}</div>}
    </div>
  );
}
