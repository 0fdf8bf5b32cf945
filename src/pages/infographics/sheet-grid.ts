/** The dimensions of every sheet in drawing units: 360 units equal a phone's width. */
export const grid = {
  width: 360,
  /** The left edge of the text; the spine is left of it. */
  left: 30,
  right: 346,
  gap: 16,
  /** The smallest text size, readable on a phone of 360 px. */
  small: 15,
  title: 17,
  heading: 24,
} as const;
