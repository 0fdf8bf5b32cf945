import { drawSheet } from './sheet-picture.ts';

export type Given = 'sent' | 'saved' | 'closed';

/**
 * Draws the sheet and hands it to an app the visitor chooses; `closed` when they choose none. Where the
 * browser shares no pictures it is saved. Rejects where it can be neither drawn nor handed over.
 */
export async function sendPicture(svg: SVGSVGElement, fileName: string): Promise<Given> {
  const picture = await drawSheet(svg);
  const files = [new File([picture], fileName, { type: picture.type })];
  if (!('canShare' in navigator) || !navigator.canShare({ files })) return save(picture, fileName);
  try {
    await navigator.share({ files });
    return 'sent';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    // Too long after the tap, or an app that takes no pictures: it is saved instead.
    console.info('The picture was not shared', error);
    return save(picture, fileName);
  }
}

/** Draws the sheet and saves it among the downloads. Rejects where it cannot be drawn. */
export const savePicture = async (svg: SVGSVGElement, fileName: string): Promise<Given> =>
  save(await drawSheet(svg), fileName);

/** How long a browser may take to begin a download of what is in memory. */
const downloadStartsWithinMs = 10_000;

function save(picture: Blob, fileName: string): Given {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), downloadStartsWithinMs);
  return 'saved';
}
