import type { ReactNode } from 'react';

const tones = { waiting: 'text-amber', done: 'text-leaf', problem: 'text-ledger' } as const;

/** A tick, a clock, an exclamation mark. */
const marks = {
  waiting: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l4 3',
  done: 'M3 13l6 6L21 5',
  problem: 'M12 3v11M12 19v2',
} as const;

function Mark({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="me-1.5 inline-block size-[1.1em] align-[-0.15em]"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** A rubber stamp that shows a state in one word. The word carries the meaning; colour and mark only support it. */
export function Stamp({
  tone = 'waiting',
  small,
  mark = false,
  children,
}: {
  tone?: keyof typeof tones;
  /** For a narrow place, beside a name. */
  small?: boolean;
  /** Draws the state before the word, for those who do not read it. */
  mark?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-block max-w-full shrink-0 -rotate-3 rounded-1 border-2 border-current leading-[1.5] font-bold uppercase indic:tracking-[0] ${small ? 'px-1.5 text-14' : 'px-2.5 py-0.5 text-16 tracking-[0.06em]'} ${tones[tone]}`}
    >
      {mark && <Mark path={marks[tone]} />}
      {children}
    </span>
  );
}
