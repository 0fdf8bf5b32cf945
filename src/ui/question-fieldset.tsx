import type { ChangeEvent, ReactNode, RefObject } from 'react';

/** The props that all question fields share. */
export interface QuestionFieldProps {
  /** Id of the first control; the error summary links to it. */
  id: string;
  title: string;
  hint: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  problem: string | undefined;
}

/** A fieldset with the question as its legend, plus its hint and error. */
export function QuestionFieldset({
  id,
  title,
  hint,
  headingRef,
  problem,
  children,
  ...events
}: QuestionFieldProps & {
  children: ReactNode;
  onChange?: (event: ChangeEvent<HTMLFieldSetElement>) => void;
}) {
  const notes = [`${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={notes} {...events}>
      <legend>
        <h2 ref={headingRef} tabIndex={-1} className="focus:outline-none">
          {title}
        </h2>
      </legend>
      <p className="field-hint mt-1.5" id={`${id}-hint`}>
        {hint}
      </p>
      {problem && (
        <p className="field-error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {children}
    </fieldset>
  );
}
