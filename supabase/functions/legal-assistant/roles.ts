/** The role of an amount in a text. */
export type Role = 'fee' | 'penalty' | 'limit' | 'interest' | 'loan' | 'wage';

const roleWords: Readonly<Record<Role, string>> = {
  fee: 'fee fees फीस शुल्क ఫీజు రుసుము shulk phees',
  penalty:
    'penalty penalties fine fined fines punishment जुर्माना जुर्माने दंड జరిమానా జరిమానాలు jurmana jurmane',
  limit: 'limit limits turnover threshold sales सीमा बिक्री टर्नओवर పరిమితి టర్నోవర్ bikri seema',
  interest: 'interest ब्याज వడ్డీ byaj vaddi',
  loan: 'loan loans लोन ऋण कर्ज రుణం లోన్ karz',
  wage: 'wage wages salary वेतन मजदूरी వేతనం జీతం',
};
const roleOf = new Map(
  (Object.keys(roleWords) as Role[]).flatMap((role) =>
    roleWords[role].split(' ').map((word): [string, Role] => [word, role]),
  ),
);

/** Returns the roles that a text names, in its order. */
export function tokenRoles(text: string): Role[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].flatMap(([word]) => {
    const role = roleOf.get(word.toLowerCase().replaceAll('\u093c', ''));
    return role ? [role] : [];
  });
}

export const rolesIn = (text: string): ReadonlySet<Role> => new Set(tokenRoles(text));
