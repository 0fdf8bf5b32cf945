/** The specified animation tokens (DATA-11). Durations are in `pages/home/home-motion.css`. */
const viewportMarginPx = 50;
const threshold = 0.1;

/**
 * Animates cards once when they scroll into view (HOME-31). Visible cards do not move, so that reading is not
 * disturbed. Returns a function that shows everything.
 */
export function revealOnce(page: ParentNode): () => void {
  const waiting = [...page.querySelectorAll<HTMLElement>('.home-card, .chart, .home-rows')].filter(
    (card) => card.getBoundingClientRect().top > innerHeight,
  );
  const observer = new IntersectionObserver(
    (entries) => {
      const inView = entries.filter(({ isIntersecting }) => isIntersecting);
      inView.forEach(({ target }, place) => {
        const card = target as HTMLElement;
        observer.unobserve(card);
        card.style.setProperty('--reveal-place', String(place));
        card.dataset.reveal = 'done';
      });
    },
    { rootMargin: `0px 0px ${viewportMarginPx}px`, threshold },
  );
  for (const card of waiting) {
    card.dataset.reveal = 'waiting';
    observer.observe(card);
  }
  return () => {
    observer.disconnect();
    for (const card of waiting) delete card.dataset.reveal;
  };
}
