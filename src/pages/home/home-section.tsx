import type { ReactNode } from 'react';
import type { Prose } from '../../content/types.ts';
import { ProseText } from '../prose.tsx';

interface HomeSectionProps {
  id: string;
  heading: Prose;
  lead?: Prose;
  children: ReactNode;
}

/** A section of the home page, styled as a leaf of the book, with its heading and lead. */
export function HomeSection({ id, heading, lead, children }: HomeSectionProps) {
  return (
    <section className="home-section" id={id} aria-labelledby={`${id}-heading`}>
      <div className="home-head">
        <h2 id={`${id}-heading`}>
          <ProseText text={heading} />
        </h2>
        {lead && (
          <p>
            <ProseText text={lead} />
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
