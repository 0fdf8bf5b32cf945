import type { ReactNode } from 'react';

/** A rubber stamp: the state of a thing in one word. Its words say all; the colour only helps. */
export function Stamp({
  tone = 'waiting',
  children,
}: {
  tone?: 'waiting' | 'done' | 'problem';
  children: ReactNode;
}) {
  return (
    <span className="stamp" data-tone={tone}>
      {children}
    </span>
  );
}
