import type { ReactNode } from 'react';

/** A note set apart from the text: something to know, to beware of, or to do free of charge. */
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
