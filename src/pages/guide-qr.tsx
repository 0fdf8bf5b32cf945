import type { CatalogEntry } from '../content/catalog.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { siteOrigin } from './build-settings.ts';
import { usePageText, useReader } from './page-context.ts';
import { printedAddress } from './printed-address.ts';
import { qrDrawing } from './qr-drawing.ts';

/**
 * The guide's address as a QR code and as text: always on paper, on screen only on request
 * (features/guide-tools/share-panel.tsx).
 */
export function GuideQr({ entry }: { entry: CatalogEntry }) {
  const reader = useReader();
  const words = usePageText('guide');
  const { side, path } = qrDrawing(siteOrigin + addLocalePrefix(entry.path, reader));
  return (
    <figure className="guide-qr" data-qr>
      <svg viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" aria-hidden="true">
        <path stroke="#000" d={path} />
      </svg>
      <figcaption>
        {words.qr} <span className="domain">{printedAddress(entry.path, reader)}</span>
      </figcaption>
    </figure>
  );
}
