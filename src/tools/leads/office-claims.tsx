import { claims, proofText, type Claim } from '../../content/claims.ts';
import { business } from '../../content/business.ts';
import { formatOpeningHours } from '../../i18n/format.ts';
import { textFor, useI18n } from '../../locales/text.tsx';

const useText = textFor('lead');

/** The claims of the list, for the sentence about their proof. */
const figures = [
  'consultationMinutes',
  'slotsAWeek',
  'answerWithinHours',
  'businessesServed',
  'successPercent',
  'rating',
  'reviews',
] as const;

const isActive = (...list: Claim[]) => list.every(({ active }) => active);

/**
 * The business's figures about itself (LEAD-31), marked as its own claims. Withdrawn claims are not shown.
 */
export function OfficeClaims() {
  const { office } = useText();
  const i18n = useI18n();
  const { consultationMinutes, slotsAWeek, answerWithinHours } = claims;
  const { businessesServed, successPercent, rating, reviews } = claims;
  const lines = [
    isActive(consultationMinutes) && office.consultation(consultationMinutes.value),
    isActive(slotsAWeek) && office.slots(slotsAWeek.value),
    isActive(answerWithinHours) && office.answer(answerWithinHours.value),
    isActive(businessesServed) && office.businesses(businessesServed.value),
    isActive(successPercent) && office.success(successPercent.value),
    office.hours(formatOpeningHours(business.hours.opens, business.hours.closes, i18n.locale)),
    isActive(rating, reviews) && office.rating(rating.value, reviews.value),
  ].filter((line) => line !== false);
  return (
    <section className="callout">
      <h2 className="callout-title">{office.title}</h2>
      <ul className="prose-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="field-hint mt-2">
        {office.own} {proofText(figures, i18n)}
      </p>
    </section>
  );
}
