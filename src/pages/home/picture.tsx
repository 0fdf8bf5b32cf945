import type { PictureName } from '../../content/home/home-content.ts';

/**
 * Drawings on a 48-unit grid, in two weights: the object in ink, its important part in the accent colour.
 * They are decorative: the text beside a picture carries the meaning.
 */
const drawings: Record<PictureName, { ink: string; accent: string }> = {
  cart: {
    ink: 'M7 13h34l-3 8H10zM12 21v8M36 21v8M8 29h32v7H8zM40 31h5',
    accent: 'M15 13l-1 8M24 13v8M33 13l1 8M16 44a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM34 44a4 4 0 1 0 0-8',
  },
  shutter: {
    ink: 'M7 8h34v7H7zM10 15v27h28V15M6 42h36',
    accent: 'M14 21h20M14 26h20M14 31h20M20 42v-6h8v6',
  },
  workshop: {
    ink: 'M6 42V23l10 6v-6l10 6v-6l9 6V8h7v34z',
    accent: 'M13 36h4M23 36h4M33 36h4M38 8V5',
  },
  lamp: {
    ink: 'M8 28h32c0 8-7 13-16 13S8 36 8 28zM17 44h14',
    accent: 'M24 26c-5-4-1-9 0-17 4 6 6 13 0 17z',
  },
  ledger: {
    ink: 'M12 6h22a4 4 0 0 1 4 4v32H16a4 4 0 0 1-4-4zM18 6v36',
    accent: 'M24 16h9M24 22h9M24 28h5',
  },
  scale: {
    ink: 'M24 7v34M15 41h18M9 13h30',
    accent: 'M9 13 4 26h10zM39 13l-5 13h10zM4 26c1 4 9 4 10 0M34 26c1 4 9 4 10 0',
  },
  stamp: {
    ink: 'M19 7h10v8c0 4 3 7 7 7v8H12v-8c4 0 7-3 7-7z',
    accent: 'M9 36h30M13 42h22',
  },
  hands: {
    ink: 'M24 8c-3 7-9 14-9 23l5 10h8l5-10c0-9-6-16-9-23zM15 31l-6 9M33 31l6 9',
    accent: 'M24 8v33',
  },
  calendar: {
    ink: 'M8 12h32v30H8zM16 7v9M32 7v9',
    accent: 'M8 21h32M15 28h5M26 28h5M15 35h5',
  },
  lock: {
    ink: 'M11 22h26v20H11z',
    accent: 'M17 22v-6a7 7 0 0 1 14 0v6M24 30v5',
  },
  signal: {
    ink: 'M10 6h18v36H10zM17 37h4',
    accent: 'M34 17c3 4 3 10 0 14M39 12c6 7 6 17 0 24M15 14h8M15 19h8M15 24h5',
  },
  counsel: {
    ink: 'M24 21a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM9 42c0-10 6-16 15-16s15 6 15 16',
    accent: 'M20 27l4 8 4-8M24 35v7',
  },
};

export function Picture({ name }: { name: PictureName }) {
  const { ink, accent } = drawings[name];
  return (
    <svg className="picture" viewBox="0 0 48 48" width="48" height="48" fill="none" aria-hidden>
      <path d={ink} className="picture-ink" />
      <path d={accent} className="picture-accent" />
    </svg>
  );
}
