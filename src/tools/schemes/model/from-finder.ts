import type { Answers, Kind } from '../../../register/answers.ts';
import { states, type StateId, type Who, type Work } from './choices.ts';
import type { Inputs } from './answers.ts';

/** The kind of work that each kind of business does. */
const workOf: Readonly<Record<Kind, Work | undefined>> = {
  // The answer about food decides between food and goods.
  'street-fixed': undefined,
  'street-mobile': undefined,
  'home-business': undefined,
  shop: 'trade',
  'office-service': 'service',
  restaurant: 'food',
  'cloud-kitchen': 'food',
  'food-making': 'food-making',
  making: 'making',
  wholesale: 'trade',
  'online-seller': 'trade',
  importer: 'trade',
  exporter: 'export',
  transport: 'transport',
  healthcare: 'service',
  education: 'service',
  'real-estate': 'service',
  it: 'tech',
  consulting: 'service',
};

/**
 * Returns the answers that follow with certainty from the finder's answers (A11Y-08). The visitor sees them
 * ticked and can change them.
 */
export function answersFromFinder({ kind, state, food, entity }: Answers): Inputs['chosen'] {
  const place = state && (state === 'dh' ? 'DN' : state.toUpperCase());
  const isVendor = kind === 'street-fixed' || kind === 'street-mobile';
  const who = isVendor ? 'vendor' : entity && whoOf[entity];
  const work =
    (kind && kind !== 'unknown' && workOf[kind]) ??
    (isVendor && food ? { makes: 'food', sells: 'trade', no: 'trade' }[food as string] : undefined);
  return {
    ...(states.includes(place as StateId) && { place: [place as StateId] }),
    ...(who && { who: [who] }),
    ...(work && { work: [work] }),
  };
}

const whoOf: Readonly<Record<string, Who>> = {
  'not-formed': 'starter',
  proprietor: 'owner',
  partnership: 'firm',
  llp: 'firm',
  opc: 'firm',
  'private-limited': 'firm',
};

/** Adds the finder's answers to questions that are neither answered nor skipped here. */
export const withFinderAnswers = (inputs: Inputs, given: Inputs['chosen']): Inputs => ({
  ...inputs,
  chosen: { ...given, ...inputs.chosen },
});
