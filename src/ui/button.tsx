import type { ComponentProps } from 'react';

type ButtonTone = 'primary' | 'secondary' | 'quiet';

interface Tone {
  /** One primary action a screen; secondary for its alternatives; quiet for what is rarely wanted. */
  tone?: ButtonTone;
}

/** A button that does something here. */
export function Button({ tone = 'primary', ...props }: Tone & ComponentProps<'button'>) {
  return <button type="button" className="button" data-tone={tone} {...props} />;
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ tone = 'primary', children, ...props }: Tone & ComponentProps<'a'>) {
  return (
    <a className="button" data-tone={tone} {...props}>
      {children}
    </a>
  );
}
