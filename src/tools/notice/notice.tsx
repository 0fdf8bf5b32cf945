import { useLayoutEffect, useRef, useState } from 'react';
import { Answer } from './answer.tsx';
import { openSection } from './model/open-section.ts';
import { Question } from './question.tsx';
import './notice.css';

/**
 * Shows one section of the page at a time, as the address says, so that Back, a reload and a shared link work.
 * The answers are in the page (pages/situations-page.tsx); this makes the open one interactive.
 */
export function Notice({ anchor }: { anchor: string }) {
  const before = useRef('');
  const [section, setSection] = useState<HTMLElement>();

  useLayoutEffect(() => {
    const page = document.querySelector<HTMLElement>('.situations');
    if (!page) return;
    const sections = [...page.querySelectorAll<HTMLElement>(':scope > .section')];
    const open = openSection(
      anchor,
      sections.map(({ id }) => id),
      before.current,
    );
    if (open === before.current) return;
    const moved = before.current !== '';
    before.current = open;
    page.dataset.open = open;
    for (const each of sections) each.toggleAttribute('data-shown', each.id === open);
    const shown = sections.find(({ id }) => id === open);
    setSection(shown);
    if (!moved) return;
    const heading = shown?.querySelector<HTMLElement>('h2');
    heading?.setAttribute('tabindex', '-1');
    scrollTo(0, 0);
    // The browser itself goes to the address's section in the next frame, and takes the focus from what is no target.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => heading?.focus({ preventScroll: true }));
    });
    return () => cancelAnimationFrame(frame);
  }, [anchor]);

  if (!section) return null;
  const Part = section.querySelector('.situation') ? Answer : Question;
  return <Part key={section.id} section={section} />;
}
