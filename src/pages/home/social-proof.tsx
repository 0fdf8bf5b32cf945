import type { HomeContent, Testimonial } from '../../content/home/home-content.ts';
import { isStanding } from '../claim-text.ts';
import { ProseText } from '../prose.tsx';
import { HomeSection } from './home-section.tsx';

const fieldsOf = (testimonial: Testimonial) =>
  (['result', 'timeSaved', 'costSaved', 'dream'] as const).map(
    (field) => [field, testimonial[field]] as const,
  );

/** Stories of customers, and below them the invented ones, under a heading that says so (HOME-20, HOME-21). */
export function SocialProof({ content: { proof } }: { content: HomeContent }) {
  const customers = proof.testimonials.filter(({ evidence }) => evidence);
  const examples = proof.testimonials.filter(({ evidence }) => !evidence);
  return (
    <HomeSection id="stories" heading={proof.heading}>
      {isStanding(proof.rating) && (
        <p className="home-note">
          <ProseText text={proof.rating} />
        </p>
      )}
      {customers.length > 0 && (
        <>
          <h3>
            <ProseText text={proof.customers} />
          </h3>
          <Stories proof={proof} testimonials={customers} />
        </>
      )}
      {examples.length > 0 && (
        <>
          <h3>
            <ProseText text={proof.examples} />
          </h3>
          <p className="home-note">
            <ProseText text={proof.sample} />
          </p>
          <Stories proof={proof} testimonials={examples} />
        </>
      )}
    </HomeSection>
  );
}

function Stories({
  proof,
  testimonials,
}: {
  proof: HomeContent['proof'];
  testimonials: readonly Testimonial[];
}) {
  return (
    <ul className="home-cards" data-columns="2">
      {testimonials.map((testimonial) => (
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
                <ProseText text={testimonial.evidence ? proof.verified : proof.example} />
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
  );
}
