import type { KeyboardEvent } from 'react';

/** Lets Space press a link that is a button to its visitors, as browsers do for buttons of their own. */
export function pressOnSpace(
  event: Pick<KeyboardEvent<HTMLElement>, 'key' | 'repeat' | 'preventDefault' | 'currentTarget'>,
): void {
  if (event.key !== ' ') return;
  // The page would scroll.
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}
