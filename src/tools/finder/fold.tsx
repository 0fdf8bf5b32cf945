import type { ReactNode } from 'react';

interface FoldProps {
  title: string;
  /** Shown below the title, also while the part is closed. */
  note?: string;
  children: ReactNode;
}

/** A part of the result that opens. */
export function Fold({ title, note, children }: FoldProps) {
  return (
    <details className="finder-fold">
      <summary>
        <div>
          <h3>{title}</h3>
          {note && <span className="entry-note">{note}</span>}
        </div>
      </summary>
      {children}
    </details>
  );
}
