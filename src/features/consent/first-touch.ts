/** The question comes at the latest this long after the page was opened. */
const waitMs = 5000;

/** A tap counts when it is over: the question must not come under a finger that is down. */
const touches = ['click', 'keydown', 'scroll'];
const downs = ['pointerdown', 'touchstart'];
/** A finger that scrolls cancels its pointer and stays down until its touch ends. */
const ups = ['pointerup', 'touchend', 'touchcancel', 'click'];

/**
 * False while the question would lie over the controls of a tool on a phone: it waits until the visitor sees the end of
 * the page.
 */
function hasRoom(): boolean {
  if (!document.querySelector('[data-page^="tools/"]') || innerWidth >= 640) return true;
  const footer = document.querySelector('.site-footer');
  return !footer || footer.getBoundingClientRect().top < innerHeight;
}

/**
 * Calls `then` after the visitor's first tap, key or scroll, or five seconds after the page was opened; with a finger
 * down, when it is lifted, and on a tool's page at its end. Returns a function that stops waiting.
 */
export function afterFirstTouch(then: () => void): () => void {
  let isTime = false;
  let isDown = false;
  const all = [...downs, ...ups, ...touches];
  // A page that is scrolled already was touched before the app came.
  const timer = setTimeout(() => follow(), scrollY > 0 ? 0 : waitMs - performance.now());
  function stop(): void {
    clearTimeout(timer);
    for (const type of all) removeEventListener(type, follow);
  }
  function follow(event?: Event): void {
    const type = event?.type ?? 'click';
    if (downs.includes(type)) isDown = true;
    if (event && ups.includes(type)) isDown = false;
    isTime ||= touches.includes(type);
    if (!isTime || isDown || !hasRoom()) return;
    stop();
    then();
  }
  for (const type of all) addEventListener(type, follow, { passive: true });
  return stop;
}
