import type { Frame } from '../../content/types.ts';
import { portalById } from '../prose.tsx';

/** The drawings, 160 by 110 units; lines only, in the page's colours. */
const lines: Record<Frame['picture'], string> = {
  address: 'M30 58h100M30 72h76M30 86h88',
  code: 'M34 62h18v22H34zM58 62h18v22H58zM82 62h18v22H82zM106 62h18v22h-18z',
  form: 'M34 42h92v14H34zM34 62h92v14H34zM34 82h92v14H34z',
  photo:
    'M52 38h56v60H52zM60 48h40M60 58h40M60 68h28M46 32l-8 0 0 8M114 32l8 0 0 8M46 104l-8 0 0-8M114 104l8 0 0-8',
  pay: 'M34 44h92v36H34zM34 54h92M42 70h20M64 92h32',
  number: 'M30 50h100v34H30zM42 72h10M58 72h10M74 72h10M90 72h10M106 72h10',
  desk: 'M14 78h132M26 78v26M134 78v26M80 22a11 11 0 1 0 .1 0M58 78c0-20 10-30 22-30s22 10 22 30M112 70h22v8h-22z',
  letter: 'M44 8h72v96H44zM56 26h48M56 38h48M56 50h34M88 76a13 13 0 1 0 .1 0M82 89l5 5 9-10',
};
const phones = new Set<Frame['picture']>(['address', 'code', 'form', 'photo', 'pay', 'number']);

/** A line drawing of a screen or a document. Unlike a screenshot, it cannot become out of date. */
export function FramePicture({ frame: { picture, portal } }: { frame: Frame }) {
  return (
    <svg className="frame" viewBox="0 0 160 110" aria-hidden="true">
      {phones.has(picture) && (
        <path d="M10 3h140a6 6 0 0 1 6 6v95a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6zM4 28h152" />
      )}
      {portal && (
        <text x="80" y="21" textLength={host(portal).length > 24 ? 140 : undefined}>
          {host(portal)}
        </text>
      )}
      <path className="frame-mark" d={lines[picture]} />
    </svg>
  );
}

const host = (portal: string) => new URL(portalById(portal).url).host.replace(/^www\./, '');
