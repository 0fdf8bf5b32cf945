/** Words of the notifications, which the worker shows. */
export const text = {
  due: (date: string) => `Due on ${date}`,
  nameAndDue: (name: string, date: string) => `${name}: due on ${date}`,
  several: (count: string) => `${count} dates are near`,
  /** Where the phone no longer knows what the message is about. */
  unknownTitle: 'One of your dates is near',
  unknownText: 'Open your dates to see which.',
  answeredTitle: 'Your question is answered',
  answeredText: 'Open the legal assistant to read the answer.',
} as const;
