import type { FactTexts } from '../../locales/language.ts';
import { business } from '../business.ts';
import type { OurSource } from './types.ts';

/** Returns the name of one of our own sources, in the language of the texts. */
export const ourSourceName = ({ ours }: OurSource, { ourSources }: FactTexts): string =>
  ourSources[ours](business.name);
