/** The three controls of a date. */
export const text = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  choose: 'Choose',
};
