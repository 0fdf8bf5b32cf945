/** For search engines, beside our price ranges. */
export const text = {
  catalog: 'Services and our own fees',
  ourFee: 'Our own fee for help. What the government takes is apart.',
  freeRegistration:
    'Our own fee for help. The registration itself is free: you can do it yourself on the official portal.',
} as const;
