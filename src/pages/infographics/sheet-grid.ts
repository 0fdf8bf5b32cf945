/** The measures of every sheet, in units of the drawing: 360 across is a phone. */
export const grid = {
  width: 360,
  /** Where the text begins and ends; left of it is the spine. */
  left: 30,
  right: 346,
  gap: 16,
  /** Nothing is smaller, so that it is read on a phone of 360 px. */
  small: 15,
  title: 17,
  heading: 24,
} as const;
