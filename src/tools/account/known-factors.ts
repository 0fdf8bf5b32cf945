import type { TextOf } from '../../locales/language.ts';
import type { FactorKind } from '../../platform/backend/address.ts';
import type { Factor } from '../../platform/backend/client.ts';

/** A second step that this page can ask for; other kinds (a security key) are another program's. */
export type KnownFactor = Factor & { factor_type: FactorKind };

/** True for a second step that counts, of a kind that has codes. */
export const givesCodes = (factor: Factor): factor is KnownFactor =>
  factor.status === 'verified' && ['totp', 'phone'].includes(factor.factor_type);

/** What a person calls a second step: their own name for it, else what it is. */
export const nameOfFactor = (
  { friendly_name: name, factor_type: kind }: KnownFactor,
  { kinds }: TextOf<'second-step'>,
): string => name?.trim() || kinds[kind];
