import type { ReactNode } from 'react';

/** A note set apart from the text: information, a warning, or a free action. */
export function Callout({
  tone = 'note',
  title,
  children,
}: {
  tone?: 'note' | 'warning' | 'free';
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="callout" role="note" data-tone={tone}>
      <p className="callout-title">{title}</p>
      <div>{children}</div>
    </div>
  );
}
