import { downloadFile, share } from '../../platform/hand-over.ts';
import { drawSheet } from './sheet-picture.ts';

type Given = 'sent' | 'saved' | 'closed';

/**
 * Draws the sheet and hands it to an app the visitor chooses; `closed` when they choose none. Where the
 * browser shares no pictures it is saved. Rejects where it can be neither drawn nor handed over.
 */
export async function sendPicture(svg: SVGSVGElement, fileName: string): Promise<Given> {
  const picture = await pictureFile(svg, fileName);
  if (!('canShare' in navigator) || !navigator.canShare({ files: [picture] })) return save(picture);
  const shared = await share({ files: [picture] });
  // Too long after the tap, or an app that takes no pictures: it is saved instead.
  return shared === 'failed' ? save(picture) : shared;
}

/** Draws the sheet and saves it among the downloads. Rejects where it cannot be drawn. */
export const savePicture = async (svg: SVGSVGElement, fileName: string): Promise<Given> =>
  save(await pictureFile(svg, fileName));

async function pictureFile(svg: SVGSVGElement, fileName: string): Promise<File> {
  const picture = await drawSheet(svg);
  return new File([picture], fileName, { type: picture.type });
}

function save(picture: File): Given {
  downloadFile(picture);
  return 'saved';
}
