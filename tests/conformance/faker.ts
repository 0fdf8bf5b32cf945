import { randomBytes } from 'node:crypto';

/** Random values for auth-js's tests, in the place of the library that they use. */

const letters = (length: number): string => randomBytes(length).toString('hex').slice(0, length);
const domain = (): string => `${letters(8)}.example.com`;

export const faker = {
  internet: {
    email: () => `${letters(12)}@example.com`,
    password: () => letters(15),
    domainName: domain,
  },
  image: {
    avatarGitHub: () => `https://avatars.example.com/u/${letters(6)}`,
    url: () => `https://images.example.com/${letters(6)}`,
  },
  string: { alphanumeric: letters },
};
