/** The three controls of a date. */
export const text = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  choose: 'Choose',
  noDay: 'There is no such day. Please check day, month and year.',
  notWhole: 'Enter day, month and year, or leave all three empty.',
};
