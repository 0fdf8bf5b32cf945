/** Width from which the contents are beside the text and sections are open (as in pages/guide-page.css). */
export const wideScreen = '(min-width: 1024px)';

/** Keeps a guide's contents in view and marks the current section. Returns a function that stops it. */
export function followContents(page: Document): () => void {
  const contents = page.querySelector<HTMLDetailsElement>('.page-contents');
  const now = contents?.querySelector<HTMLElement>('[data-contents-now]');
  if (!contents || !now) return () => undefined;
  const links = new Map(
    [...contents.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]),
  );
  const sections = [...links.keys()].flatMap((id) => page.getElementById(id) ?? []);
  const stop = new AbortController();
  const { signal } = stop;

  const inBand = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inBand.add(target);
        else inBand.delete(target);
      }
      showCurrent(sections.findLast((section) => inBand.has(section))?.id);
    },
    // The band of the screen in which a section counts as current.
    { rootMargin: '-30% 0px -69% 0px' },
  );
  function showCurrent(current: string | undefined): void {
    now?.replaceChildren(links.get(current ?? '')?.textContent ?? '');
    for (const [id, link] of links) {
      if (id === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }

  const wide = matchMedia(wideScreen);
  const fit = () => {
    contents.open = wide.matches;
  };
  const closeUnless = (isMeant: boolean) => {
    if (!wide.matches && !isMeant) contents.open = false;
  };
  wide.addEventListener('change', fit, { signal });
  page.addEventListener(
    'click',
    ({ target }) => {
      const inside = target instanceof Element && contents.contains(target);
      closeUnless(inside && target.closest('a') === null);
    },
    { signal },
  );
  contents.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || wide.matches || !contents.open) return;
      contents.open = false;
      contents.querySelector('summary')?.focus();
    },
    { signal },
  );

  contents.dataset.live = '';
  fit();
  for (const section of sections) observer.observe(section);
  return () => {
    stop.abort();
    observer.disconnect();
    showCurrent(undefined);
    delete contents.dataset.live;
  };
}
