/** The question comes at the latest this long after the page was opened. */
const waitMs = 5000;

/** A tap counts when it is over: the question must not come under a finger that is down. */
const touches = ['click', 'keydown', 'scroll'] as const;

/**
 * Calls `then` after the visitor's first tap, key or scroll, or five seconds after the page was opened. Returns a
 * function that stops waiting.
 */
export function afterFirstTouch(then: () => void): () => void {
  // A page that is scrolled already was touched before the app came.
  const timer = setTimeout(then, scrollY > 0 ? 0 : waitMs - performance.now());
  const stop = () => {
    clearTimeout(timer);
    for (const type of touches) removeEventListener(type, touched);
  };
  function touched(): void {
    stop();
    then();
  }
  for (const type of touches) addEventListener(type, touched, { passive: true });
  return stop;
}
