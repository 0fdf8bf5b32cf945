import { useRef, type ReactNode } from 'react';
import { useElementsAloud } from '../../platform/speech/use-elements-aloud.ts';
import { ReadAloudButton } from '../../ui/read-aloud-button.tsx';
import { useAloudTexts } from '../../ui/use-aloud-texts.ts';

/** Reads aloud a question and its answers, in their order. */
export const readParts = 'legend, .choices button, .choices label, .grid > li > button';

/** A question of the finder that one press reads aloud. */
export function ReadQuestionAloud({ children }: { children: ReactNode }) {
  const aloud = useElementsAloud(useAloudTexts());
  const question = useRef<HTMLDivElement>(null);
  return (
    <div ref={question} className="finder-asked read-aloud-area">
      <ReadAloudButton
        aloud={aloud}
        onStart={() =>
          aloud.read([...(question.current?.querySelectorAll<HTMLElement>(readParts) ?? [])])
        }
      />
      {children}
    </div>
  );
}
