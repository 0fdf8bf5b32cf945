/** What the worker says by itself where not even the page for it is on the device (sw/offline-answer.ts). */
export const text = {
  title: 'Not saved on this phone',
  offline:
    'This page is not saved on your phone, and the network does not answer. Nothing you wrote is lost.',
  slow: 'This page is not saved on your phone, and the network is slow. We are still fetching it. It opens here by itself.',
  tryAgain: 'Try again',
  call: (phone: string) => `Call us: ${phone}`,
  saved: 'Saved pages you can read now',
  nothingSaved:
    'No page is saved on this phone at the moment. With a signal, open any page once: the site then saves itself again.',
};
