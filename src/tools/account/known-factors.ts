import type { TextOf } from '../../locales/language.ts';
import type { FactorKind } from '../../platform/backend/address.ts';
import type { Factor } from '../../platform/backend/client.ts';

/** A second step that this app supports. Other programs use other kinds, such as security keys. */
export type KnownFactor = Factor & { factor_type: FactorKind };

/** True for a verified second step with codes. */
export const givesCodes = (factor: Factor): factor is KnownFactor =>
  factor.status === 'verified' && ['totp', 'phone'].includes(factor.factor_type);

/** Returns the user's name of a second step; without one, the name of its kind. */
export const nameOfFactor = (
  { friendly_name: name, factor_type: kind }: KnownFactor,
  { kinds }: TextOf<'second-step'>,
): string => name?.trim() || kinds[kind];
