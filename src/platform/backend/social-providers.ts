import { socialSignIn } from '../env.ts';

/** The services that can sign a visitor in, by Supabase's names; each has its word in locales/<language>/tools/account.ts. */
const known = ['google', 'facebook', 'apple'] as const;
export type SocialProvider = (typeof known)[number];

/** The services in a setting such as `google,apple`, in its order. Throws with the name of one that is not known. */
export const providersIn = (setting: string): readonly SocialProvider[] =>
  setting
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => {
      const provider = known.find((each) => each === name);
      if (!provider) throw new Error(`VITE_SOCIAL_SIGN_IN names a service without words: ${name}`);
      return provider;
    });

/** The services that this site was built with; none without the setting. */
export const socialProviders = providersIn(socialSignIn);
