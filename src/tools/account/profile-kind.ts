/** The kind of a change to a profile among what waits on the phone. */
export const profileKind = 'profile';
