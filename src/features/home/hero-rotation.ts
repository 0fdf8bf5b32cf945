/** Ms for which each statistic is shown (HOME-07). */
const standsMs = 3000;

/**
 * Rotates the hero's statistics and animations until the button, the pointer or the keyboard focus pauses
 * them (HOME-07, HOME-09). All statistics are in the page; one is visible. Returns a function that shows the
 * first one and stops.
 */
export function rotateHeroStatistics(page: ParentNode): () => void {
  const box = page.querySelector<HTMLElement>('[data-hero-statistics]');
  const cover = box?.closest<HTMLElement>('.hero');
  const pause = box?.querySelector<HTMLButtonElement>('button');
  const statistics = [...(box?.querySelectorAll<HTMLElement>('p') ?? [])];
  if (!box || !cover || !pause || statistics.length < 2) return () => undefined;

  let shown = 0;
  let paused = false;
  const held = () => paused || box.matches(':hover, :focus-within');
  const show = (index: number) => {
    shown = index;
    statistics.forEach((statistic, place) => (statistic.hidden = place !== index));
  };
  const tell = () => {
    pause.setAttribute('aria-pressed', String(paused));
    cover.dataset.motion = paused ? 'paused' : 'running';
  };
  const press = () => {
    paused = !paused;
    tell();
  };

  const timer = setInterval(() => {
    if (!held()) show((shown + 1) % statistics.length);
  }, standsMs);
  pause.addEventListener('click', press);
  pause.hidden = false;
  tell();
  return () => {
    clearInterval(timer);
    pause.removeEventListener('click', press);
    pause.hidden = true;
    delete cover.dataset.motion;
    show(0);
  };
}
