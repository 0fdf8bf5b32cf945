import type { FactTexts } from '../../locales/language.ts';
import { business } from '../business.ts';
import type { FactVersion, OurSource, Source } from './types.ts';

/** Returns the name of one of our own sources, in the language of the texts. */
export const ourSourceName = ({ ours }: OurSource, { ourSources }: FactTexts): string =>
  ourSources[ours](business.name);

/** Returns true when two values share source, period and review, so that a list shows these once. */
export const isSameGround = (one: FactVersion, other: FactVersion): boolean =>
  isSameSource(one.source, other.source) &&
  one.from === other.from &&
  one.until === other.until &&
  one.reviewBy === other.reviewBy;

/** Returns true when two figures come from the same document, read on the same day in the same way. */
export const isSameSource = (one: Source | OurSource, other: Source | OurSource): boolean =>
  one.url === other.url &&
  one.readOn === other.readOn &&
  ('ours' in one
    ? 'ours' in other && one.ours === other.ours
    : 'title' in other && one.title === other.title && one.certainty === other.certainty);
