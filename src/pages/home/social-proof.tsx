import type { HomeContent, Testimonial } from '../../content/home/home-content.ts';
import { isStanding } from '../claim-text.ts';
import { ProseText } from '../prose.tsx';
import { HomeSection } from './home-section.tsx';

const fieldsOf = (testimonial: Testimonial) =>
  (['result', 'timeSaved', 'costSaved', 'dream'] as const).map(
    (field) => [field, testimonial[field]] as const,
  );

/** Four stories, marked as sample stories (HOME-20, HOME-21). */
export function SocialProof({ content: { proof } }: { content: HomeContent }) {
  return (
    <HomeSection id="stories" heading={proof.heading} lead={proof.sample}>
      {isStanding(proof.rating) && (
        <p className="home-note">
          <ProseText text={proof.rating} />
        </p>
      )}
      <ul className="home-cards" data-columns="2">
        {proof.testimonials.map((testimonial) => (
          <li key={testimonial.name} className="home-card" data-tone="leaf">
            <figure>
              <p className="stars">
                <span aria-hidden>
                  {'★'.repeat(testimonial.rating)}
                  {'☆'.repeat(5 - testimonial.rating)}
                </span>{' '}
                {testimonial.rating} <ProseText text={proof.outOfFive} /> 5
              </p>
              <blockquote>
                <ProseText text={testimonial.quote} />
              </blockquote>
              <figcaption>
                <strong>
                  <ProseText text={testimonial.name} />
                </strong>
                , <ProseText text={testimonial.business} />
                <span className="badge">
                  <ProseText text={testimonial.verification} />
                </span>
              </figcaption>
            </figure>
            <dl className="home-facts">
              {fieldsOf(testimonial).map(([field, text]) => (
                <div key={field}>
                  <dt>
                    <ProseText text={proof.labels[field]} />
                  </dt>
                  <dd>
                    <ProseText text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
