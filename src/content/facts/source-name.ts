import type { FactTexts } from '../../locales/language.ts';
import { business } from '../business.ts';
import type { OurSource } from './types.ts';

/** What we call a ground of our own, in the language of the texts. */
export const ourSourceName = ({ ours }: OurSource, { ourSources }: FactTexts): string =>
  ourSources[ours](business.name);
