import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { withTexts } from '../../locales/load-text.ts';
import type { ReadPartsAloud } from './model/read-aloud.tsx';

interface Loaded {
  Loudspeaker: typeof ReadPartsAloud;
  slot: Element;
}

/** Reads aloud the first screen: the purpose of the site, the tiles, and the call to action. */
export const readParts = 'h1, .hero-lead, .home-tasks a, .hero-call a';

/**
 * The loudspeaker beside the title of the home page. One press reads the tiles, for those who cannot read (ANSW-06). Its
 * code loads after the page, because neither the drawing nor the code that speaks are among the files of the first load.
 */
export function ReadHomeAloud() {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isUnmounted = false;
    withTexts(import('./model/read-aloud.tsx')).then(
      ({ ReadPartsAloud: Loudspeaker }) => {
        const slot = document.querySelector('[data-home="read-aloud"]');
        if (slot && !isUnmounted) setLoaded({ Loudspeaker, slot });
      },
      (error: unknown) => console.info('The tiles cannot be read aloud', error),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  if (!loaded) return null;
  const { Loudspeaker, slot } = loaded;
  return createPortal(
    <Loudspeaker within={() => slot.closest('.hero-first')} parts={readParts} />,
    slot,
  );
}
