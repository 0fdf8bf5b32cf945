/** Who tries, and with which right. */
export interface Person {
  readonly name: string;
  readonly role: 'anon' | 'authenticated';
  /** The user of the session; absent: nobody is signed in. */
  readonly user?: string;
  /** How the session was opened: by a password, or by a second factor too. */
  readonly level?: 'aal1' | 'aal2';
  /** The owner's account has a second factor. */
  readonly withFactor?: boolean;
  /** Is expected to be let do what expected.txt lists; everybody else nothing. */
  readonly isOwner: boolean;
}

/** Everybody who may come, seen from a row of `owner`. */
export function allPersons(owner: string, other: string): readonly Person[] {
  const signedIn = { role: 'authenticated', user: owner } as const;
  return [
    { name: 'visitor', role: 'anon', isOwner: false },
    { name: 'other user', role: 'authenticated', user: other, level: 'aal1', isOwner: false },
    { ...signedIn, name: 'owner, half in', level: 'aal1', withFactor: true, isOwner: false },
    { ...signedIn, name: 'owner', level: 'aal1', isOwner: true },
    { ...signedIn, name: 'owner, 2 factors', level: 'aal2', withFactor: true, isOwner: true },
  ];
}
