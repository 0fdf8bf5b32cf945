/** Pictures that the build draws (`pages/pictures`), each with numbered places that a page explains. */
export const pictureIds = [
  'vending-certificate',
  'fssai-registration',
  'gst-certificate',
  'trade-licence',
  'fee-receipt',
] as const;

export type PictureId = (typeof pictureIds)[number];
