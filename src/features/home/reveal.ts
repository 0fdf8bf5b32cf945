/** The specification's animation tokens (DATA-11); durations stand in `look/home.css`. */
const viewportMarginPx = 50;
const threshold = 0.1;

/**
 * Lets cards that are not in view yet come in when they are: once each (HOME-31). What is in view
 * stays as it is, so that nothing that is being read moves. Gives a function that shows everything.
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
