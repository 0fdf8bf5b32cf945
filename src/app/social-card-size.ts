/** The picture's measures in pixels, as every social network shows it whole. */
export const socialCardSize = { width: 1200, height: 630 } as const;
