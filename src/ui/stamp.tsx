import type { ReactNode } from 'react';

const tones = { waiting: 'text-amber', done: 'text-leaf', problem: 'text-ledger' } as const;

/** A rubber stamp that shows a state in one word. The word carries the meaning; the colour only supports it. */
export function Stamp({
  tone = 'waiting',
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-block -rotate-3 rounded-1 border-2 border-current px-2.5 py-0.5 text-16 leading-[1.5] font-bold tracking-[0.06em] whitespace-nowrap uppercase indic:tracking-[0] ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
