import { useEffect } from 'react';

/**
 * Shows the date that the address names (`/calendar#<id>`), as a tap on a reminder does: opens the part of
 * the list it stands in, and moves there.
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

/** The id after `#`; empty where there is none that can be read. */
function idInAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch (error) {
    console.info('The address names no date', error);
    return '';
  }
}
