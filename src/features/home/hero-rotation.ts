/** How long each statistic stands (specification, section 9; HOME-07). */
const standsMs = 3000;

/**
 * Lets the cover's statistics take turns, and its loops move, until they are paused by their button,
 * by the pointer or by the keyboard's focus (HOME-07, HOME-09). All of them are in the page; one is
 * shown. Gives a function that puts the first one back and stops.
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
