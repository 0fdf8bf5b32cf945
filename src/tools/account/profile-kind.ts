/** Outbox kind of a change to the profile. */
export const profileKind = 'profile';
