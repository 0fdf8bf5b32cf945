import { createPortal } from 'react-dom';
import { useElementsAloud } from '../../platform/speech/use-elements-aloud.ts';
import { ReadAloudButton } from '../../ui/read-aloud-button.tsx';
import { useAloudTexts } from '../../ui/use-aloud-texts.ts';

/** The text that is read aloud: the question and the pictures to tap, in their order. */
export const readParts = 'h2, .choice-tiles a, .urgent-way';

/** The tool's addition to an open question: one press reads it and its answers. */
export function Question({ section }: { section: HTMLElement }) {
  const aloud = useElementsAloud(useAloudTexts());
  const place = section.querySelector('[data-notice="read-aloud"]');
  return (
    place &&
    createPortal(
      <ReadAloudButton
        aloud={aloud}
        onStart={() => aloud.read([...section.querySelectorAll<HTMLElement>(readParts)])}
      />,
      place,
    )
  );
}
