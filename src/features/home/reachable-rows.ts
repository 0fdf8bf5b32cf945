/**
 * Rows of cards that scroll sideways on phones can be reached by the keyboard, as long as they do
 * scroll. Gives a function that stops it.
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
