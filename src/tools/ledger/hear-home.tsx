import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { withTexts } from '../../locales/load-text.ts';
import type { HearParts } from './model/hear.tsx';

interface Loaded {
  Hear: typeof HearParts;
  slot: Element;
}

/** Reads aloud the first screen: the purpose of the site, the tiles, and the call to action. */
const readParts = 'h1, .hero-lead, .home-tasks a, .hero-call a';

/**
 * The loudspeaker beside the title of the home page. One press reads the tiles, for those who cannot read (ANSW-06). Its
 * code loads after the page, because neither the drawing nor the code that speaks are among the files of the first load.
 */
export function HearHome() {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isGone = false;
    withTexts(import('./model/hear.tsx')).then(
      ({ HearParts: Hear }) => {
        const slot = document.querySelector('[data-home="hear"]');
        if (slot && !isGone) setLoaded({ Hear, slot });
      },
      (error: unknown) => console.info('The tiles cannot be heard', error),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (!loaded) return null;
  const { Hear, slot } = loaded;
  return createPortal(<Hear within={() => slot.closest('.hero-first')} parts={readParts} />, slot);
}
