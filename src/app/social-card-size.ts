/** Size in pixels that social networks show without cropping. */
export const socialCardSize = { width: 1200, height: 630 } as const;
