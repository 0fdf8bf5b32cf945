import { useEffect } from 'react';

/**
 * Shows the date in the address (`/calendar#<id>`), for example after a tap on a reminder: opens its part of
 * the list and scrolls to it.
 */
export function useDateInAddress(): void {
  useEffect(() => {
    showDate();
    addEventListener('hashchange', showDate);
    return () => removeEventListener('hashchange', showDate);
  }, []);
}

function showDate(): void {
  const date = document.getElementById(idInAddress());
  if (!date?.matches('li')) return;
  const month = date.closest('details');
  if (month) month.open = true;
  date.scrollIntoView({ block: 'center' });
  date.focus({ preventScroll: true });
}

/** Returns the id after `#`; empty when it is missing or unreadable. */
function idInAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch (error) {
    console.info('The address names no date', error);
    return '';
  }
}
