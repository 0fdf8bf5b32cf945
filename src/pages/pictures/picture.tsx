import type { ReactNode } from 'react';
import type { CatalogEntry } from '../../content/catalog.ts';
import { drawingOfPage } from '../../content/drawings.ts';
import type { PictureId } from '../../content/pictures.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { buildText } from '../../locales/build-text.ts';
import type { DrawingName } from '../../ui/drawing-names.ts';
import { Button } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { usePage } from '../page-context.ts';
import { paperSize } from './paper-svg.tsx';
import {
  pictureFiles,
  pictureName,
  pictureScale,
  thumbnailName,
  thumbnailSize,
  type PictureFiles,
} from './picture-files.ts';

const drawings: Record<PictureId, DrawingName> = {
  'vending-certificate': 'certificate',
  'fssai-registration': 'food-paper',
  'gst-certificate': 'gst-paper',
  'trade-licence': 'trade-licence',
  'fee-receipt': 'receipt',
};

/**
 * A picture with its caption. With little data, or while it is not on the phone, a drawing takes its room, and
 * a button fetches it (app/live-pictures.ts). `first`: the first picture of its page.
 */
export function Picture({
  id,
  caption,
  first,
}: {
  id: PictureId;
  caption: ReactNode;
  first: boolean;
}) {
  const { locale } = usePage();
  const { papers, show, missing } = buildText('pictures', locale);
  const files = pictureFiles(pictureName(id, locale));
  return (
    <figure className="plate">
      <div className="plate-box">
        <Drawing name={drawings[id]} size={96} />
        <div className="plate-ask">
          <Button tone="secondary" data-show-picture="" data-needs-app="">
            {show(formatNumber(Math.ceil((files?.bytes ?? 0) / 1000), locale))}
          </Button>
          <span role="status" className="block" data-missing={missing} />
        </div>
        {files && (
          <LazyImage
            files={files}
            alt={papers[id].alt}
            width={paperSize.width * pictureScale}
            height={paperSize.height * pictureScale}
            first={first}
          />
        )}
      </div>
      <figcaption className="entry-note">{caption}</figcaption>
    </figure>
  );
}

/** A sheet in a list, beside its name. With little data its drawing stays: a link has no room for a button. */
export function Thumbnail({ entry, first }: { entry: CatalogEntry; first: boolean }) {
  const files = pictureFiles(thumbnailName(entry, usePage().locale));
  return (
    <span className="plate plate-box plate-sheet">
      <Drawing name={drawingOfPage(entry.id)} size={56} />
      {files && <LazyImage files={files} alt="" {...thumbnailSize} first={first} top={first} />}
    </span>
  );
}

/**
 * The image itself. Also the first one is lazy: the browser would fetch an eager one before a script can say
 * whether the visitor saves data. It comes before other pictures. `top`: it is in the first view, and the script
 * makes it eager (src/boot.ts, app/live-pictures.ts).
 */
function LazyImage({
  files,
  alt,
  width,
  height,
  first,
  top = false,
}: {
  files: PictureFiles;
  alt: string;
  width: number;
  height: number;
  first: boolean;
  top?: boolean;
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={files.avif} />
      <img
        src={files.webp}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
        data-top={top ? '' : undefined}
      />
    </picture>
  );
}
