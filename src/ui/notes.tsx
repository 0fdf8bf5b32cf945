import { useEffect, useRef, type ReactNode } from 'react';
import { formatRupees } from '../i18n/format.ts';
import { textFor, useI18n } from '../locales/text.tsx';
import { Button } from './button.tsx';
import { Drawing } from './drawing.tsx';
import { LineDrawing } from './icon.tsx';
import { bundleCount, notesIn, type Pile } from './notes-in.ts';
import './notes.css';

const useText = textFor('money');

/** Pieces that lie side by side before the next row begins: people count in tens. */
const piecesInRow = 10;
/**
 * Width and height of a piece, and how much of a covered one is seen. A bundle is larger and thicker than loose notes,
 * so that it looks like more.
 */
const sizes = {
  bundle: { wide: 112, high: 76, step: 22 },
  note: { wide: 84, high: 40, step: 13 },
  coin: { wide: 36, high: 40, step: 13 },
} as const;
/** The positions of the visible notes at the side of a bundle. */
const bundleEdges = [48, 54, 60, 66, 71];

/**
 * An amount as notes and coins, for those who count money more easily than they read digits. Plain shapes with a
 * number, marked as specimens: no likeness of real notes.
 */
export function Notes({ amount, upTo = amount }: { amount: number; upTo?: number }) {
  const texts = useText();
  if (amount === upTo) return <Piles amount={amount} />;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Piles amount={amount} />
      {/* An arrow: a dash between two piles looks like a sum. */}
      <LineDrawing path="M2 12h20M15 5l7 7-7 7" />
      <span className="sr-only">{texts.upTo}</span>
      <Piles amount={upTo} />
    </div>
  );
}

function Piles({ amount }: { amount: number }) {
  const texts = useText();
  return (
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-2 py-1">
      {notesIn(amount).map((pile) => (
        <li key={pile.kind + String(pile.value)} className="flex flex-wrap items-center gap-1.5">
          <Pieces pile={pile} />
          {pile.count > 1 && <strong>{texts.times(pile.count)}</strong>}
        </li>
      ))}
    </ul>
  );
}

function Pieces({ pile }: { pile: Pile }) {
  const rows: Pile[] = [];
  for (let rest = pile.count; rest > 0; rest -= piecesInRow) {
    rows.push({ ...pile, count: Math.min(rest, piecesInRow) });
  }
  return rows.map((row, index) => <Row key={index} pile={row} />);
}

/** Up to ten pieces, each partly covered by the next. The last one shows the number. */
function Row({ pile: { kind, value, count } }: { pile: Pile }) {
  const texts = useText();
  const { locale } = useI18n();
  const worth = kind === 'bundle' ? value * bundleCount : value;
  const name = texts.specimen(formatRupees(worth, locale));
  const { wide, high, step } = sizes[kind];
  const width = wide + (count - 1) * step;
  const middle = width - wide / 2;
  return (
    <svg
      className="cash"
      data-value={value}
      data-kind={kind}
      width={width}
      height={high}
      viewBox={`0 0 ${width} ${high}`}
      role="img"
      aria-label={name}
    >
      {Array.from({ length: count }, (_, index) =>
        kind === 'coin' ? (
          <circle key={index} cx={18 + index * step} cy={20} r={16} />
        ) : (
          <rect key={index} x={1 + index * step} y={1} width={wide - 2} height={high - 2} rx={2} />
        ),
      )}
      {kind === 'bundle' && (
        <>
          {bundleEdges.map((y) => (
            <path key={y} d={`M1 ${y}h${width - 2}`} />
          ))}
          <rect className="cash-band" x={middle - 15} y={1} width={30} height={high - 2} />
        </>
      )}
      <text x={middle} y={22} fontSize={16}>
        {kind === 'bundle' ? texts.bundle(bundleCount, value) : value}
      </text>
      <text x={middle} y={kind === 'coin' ? 30 : 34} fontSize={kind === 'coin' ? 5 : 9}>
        {texts.mark}
      </text>
    </svg>
  );
}

/** Shows amounts as notes, and brings them into view: the player and the bar must not cover what was asked for. */
export function NotesInView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise here, which is no clean-up.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={box}>{children}</div>;
}

interface NotesButtonProps {
  isOn: boolean;
  /** Reads texts aloud, as `useTextAloud` of platform/speech gives it. */
  aloud: { read: (text: string) => Promise<boolean>; stop: () => void };
  /** What is spoken when the notes appear. */
  said: string;
  /** Shows the drawing alone. */
  isSmall?: boolean;
  onToggle: (isOn: boolean) => void;
}

/** Shows amounts as notes and speaks them. The next press hides the notes and stops the voice. */
export function NotesButton({ isOn, aloud, said, isSmall = false, onToggle }: NotesButtonProps) {
  const texts = useText();
  function press() {
    if (isOn) aloud.stop();
    else void aloud.read(said);
    onToggle(!isOn);
  }
  return (
    <Button tone="secondary" aria-pressed={isOn} onClick={press}>
      <Drawing name="loan" size={40} />
      <span className={isSmall ? 'sr-only' : undefined}>{texts.show}</span>
    </Button>
  );
}
