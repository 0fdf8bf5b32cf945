import { formatRupees } from '../i18n/format.ts';
import { textFor, useI18n } from '../locales/text.tsx';
import { Button } from './button.tsx';
import { Drawing } from './drawing.tsx';
import { bundleCount, notesIn, type Pile } from './notes-in.ts';
import './notes.css';

const useText = textFor('money');

/** Pieces that lie side by side before the next row begins: people count in tens. */
const piecesInRow = 10;
/** How much of each covered piece is seen. */
const step = 13;
const height = 40;

/**
 * An amount as notes and coins, for those who count money more easily than they read digits. Plain shapes with a
 * number, marked as specimens: no likeness of real notes.
 */
export function Notes({ amount, upTo = amount }: { amount: number; upTo?: number }) {
  if (amount === upTo) return <Piles amount={amount} />;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Piles amount={amount} /> – <Piles amount={upTo} />
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
  const wide = kind === 'coin' ? 36 : 84;
  const width = wide + (count - 1) * step;
  const middle = width - wide / 2;
  return (
    <svg
      className="cash"
      data-value={value}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={name}
    >
      {Array.from({ length: count }, (_, index) =>
        kind === 'coin' ? (
          <circle key={index} cx={18 + index * step} cy={20} r={16} />
        ) : (
          <rect key={index} x={1 + index * step} y={1} width={82} height={38} rx={2} />
        ),
      )}
      {kind === 'bundle' && (
        <>
          <path d={`M${middle - 41} 32h82M${middle - 41} 35h82`} />
          <rect className="cash-band" x={middle - 14} y={1} width={28} height={38} />
        </>
      )}
      <text
        x={middle}
        y={kind === 'coin' ? 22 : kind === 'bundle' ? 18 : 22}
        fontSize={kind === 'bundle' ? 13 : 16}
      >
        {kind === 'bundle' ? texts.bundle(bundleCount, value) : value}
      </text>
      <text
        x={middle}
        y={kind === 'coin' ? 30 : kind === 'bundle' ? 29 : 34}
        fontSize={kind === 'coin' ? 5 : 9}
      >
        {texts.mark}
      </text>
    </svg>
  );
}

interface NotesButtonProps {
  isOn: boolean;
  /** Reads texts aloud, as `useTextAloud` of platform/speech gives it. */
  aloud: { read: (text: string) => void; stop: () => void };
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
    else aloud.read(said);
    onToggle(!isOn);
  }
  return (
    <Button tone="secondary" aria-pressed={isOn} onClick={press}>
      <Drawing name="loan" size={40} />
      <span className={isSmall ? 'sr-only' : undefined}>{texts.show}</span>
    </Button>
  );
}
