import type { ComponentProps } from 'react';

type ButtonTone = 'primary' | 'secondary' | 'quiet';

interface Tone {
  /** `primary`: the main action, one per screen; `secondary`: its alternatives; `quiet`: rarely needed actions. */
  tone?: ButtonTone;
}

/** A button that performs an action on the page. */
export function Button({ tone = 'primary', ...props }: Tone & ComponentProps<'button'>) {
  return <button type="button" className="button" data-tone={tone} {...props} />;
}

/** A link styled as a button. It navigates to another page. */
export function ButtonLink({ tone = 'primary', children, ...props }: Tone & ComponentProps<'a'>) {
  return (
    <a className="button" data-tone={tone} {...props}>
      {children}
    </a>
  );
}
