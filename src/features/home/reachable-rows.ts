/**
 * Makes rows of cards focusable while they scroll sideways, so that the keyboard can scroll them. Returns a
 * function that stops it.
 */
export function makeRowsReachable(page: ParentNode): () => void {
  const rows = [...page.querySelectorAll<HTMLElement>('.home-cards')];
  const look = () => {
    for (const row of rows) {
      if (row.scrollWidth > row.clientWidth) row.tabIndex = 0;
      else row.removeAttribute('tabindex');
    }
  };
  look();
  addEventListener('resize', look);
  return () => removeEventListener('resize', look);
}
