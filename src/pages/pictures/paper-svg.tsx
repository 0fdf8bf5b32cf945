import type { PictureId } from '../../content/pictures.ts';
import type { TextOfPaper } from './drawn-pictures.tsx';

/** The size of every paper in drawing units: 328 is the width of a text on a phone. */
export const paperSize = { width: 328, height: 264 };

/** The look of a paper without its text. No emblem, no logo, and no layout of a real paper. */
interface PaperLook {
  photo?: true;
  /** The number of boxes of the first line, where the law fixes the length of a number. */
  digits?: number;
}

const looks: Record<PictureId, PaperLook> = {
  'vending-certificate': { photo: true },
  'fssai-registration': { photo: true, digits: 14 },
  'gst-certificate': { digits: 15 },
  'trade-licence': {},
  'fee-receipt': {},
};

// The light tokens of look/tokens.css, because a picture has no dark mode.
const colour = {
  paper: '#fffbf3',
  card: '#ffffff',
  ink: '#211a14',
  ink2: '#5a4e43',
  ledger: '#9a1b1e',
  line: '#8c7f70',
  rule: '#e2d6c2',
};

const lines = { top: 92, height: 164 };
/** The frame of a photo, on the papers that have one. */
export const photo = { x: 252, y: 84, width: 54, height: 66 };

/** A schematic paper: heading, numbered lines, and SPECIMEN across it. */
export function PaperSvg({
  id,
  words,
  specimen,
}: {
  id: PictureId;
  words: TextOfPaper;
  specimen: string;
}) {
  const look = looks[id];
  const { width, height } = paperSize;
  const step = lines.height / words.places.length;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="Anek Latin"
      fontWeight="700"
    >
      <rect width={width} height={height} fill={colour.paper} />
      <rect x="8" y="8" width="312" height="248" rx="4" fill={colour.card} stroke={colour.line} />
      <rect x="13" y="13" width="302" height="238" rx="2" fill="none" stroke={colour.rule} />
      <path d="M13 66h302" stroke={colour.rule} strokeWidth="1.5" />
      <text x="164" y="34" textAnchor="middle" fontSize="12.500" fill={colour.ink2}>
        {words.office}
      </text>
      <text x="164" y="56" textAnchor="middle" fontSize="20" fill={colour.ink}>
        {words.title}
      </text>
      {words.places.map((label, index) => (
        <Place
          key={label}
          number={index + 1}
          label={label}
          y={lines.top + index * step}
          end={look.photo && index < 2 ? photo.x - 14 : 306}
          digits={index === 0 ? look.digits : undefined}
        />
      ))}
      {look.photo && <Photo />}
      <text
        x="164"
        y="172"
        textAnchor="middle"
        fontSize="58"
        letterSpacing="5"
        fill={colour.ledger}
        fillOpacity="0.16"
        transform={`rotate(-27 164 152)`}
      >
        {specimen}
      </text>
    </svg>
  );
}

/** A line of the paper with its number in a red ball. */
function Place({
  number,
  label,
  y,
  end,
  digits,
}: {
  number: number;
  label: string;
  y: number;
  end: number;
  digits: number | undefined;
}) {
  const start = 48;
  return (
    <>
      <circle cx="29" cy={y + 3} r="10" fill={colour.ledger} />
      <text x="29" y={y + 7.5} textAnchor="middle" fontSize="14" fill={colour.paper}>
        {number}
      </text>
      <text x={start} y={y} fontSize="12.500" fill={colour.ink2}>
        {label}
      </text>
      {digits ? (
        <path d={boxes(digits, start, y + 5, end)} fill="none" stroke={colour.line} />
      ) : (
        <path d={`M${start} ${y + 13}H${end}`} stroke={colour.line} strokeDasharray="2 3" />
      )}
    </>
  );
}

/** Returns the path of as many boxes as a number has digits. */
function boxes(count: number, x: number, y: number, end: number): string {
  const size = Math.min(11, (end - x) / count);
  const sides = Array.from({ length: count + 1 }, (_, index) => `M${x + index * size} ${y}v10`);
  return `M${x} ${y}h${size * count}M${x} ${y + 10}h${size * count}${sides.join('')}`;
}

function Photo() {
  const { x, y, width, height } = photo;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="2"
        fill={colour.paper}
        stroke={colour.line}
      />
      <path
        d={`M${x + 27} ${y + 13}a11 12 0 1 0 .1 0M${x + 8} ${y + height}c0-20 8-25 19-25s19 5 19 25z`}
        fill={colour.rule}
        stroke={colour.line}
      />
    </>
  );
}
