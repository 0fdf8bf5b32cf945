import { downloadFile, share } from '../../platform/hand-over.ts';
import { drawSheet } from './sheet-picture.ts';

type Given = 'sent' | 'saved' | 'closed';

/**
 * Draws the sheet and shares the picture with an app; `closed` when the visitor chooses none. Saves it where
 * the browser cannot share pictures. Rejects when it can be neither drawn nor shared.
 */
export async function sendPicture(svg: SVGSVGElement, fileName: string): Promise<Given> {
  const picture = await pictureFile(svg, fileName);
  if (!('canShare' in navigator) || !navigator.canShare({ files: [picture] })) return save(picture);
  const shared = await share({ files: [picture] });
  // The tap was too long ago, or the app accepts no pictures, so the picture is saved.
  return shared === 'failed' ? save(picture) : shared;
}

/** Draws the sheet and saves it in the downloads. Rejects when it cannot be drawn. */
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
