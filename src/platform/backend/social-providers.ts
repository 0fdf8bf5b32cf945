import { socialSignIn } from '../env.ts';

/**
 * Services that can sign a visitor in, as Supabase names them. Each has a text in
 * locales/<language>/tools/account.ts.
 */
const known = ['google', 'facebook', 'apple'] as const;
export type SocialProvider = (typeof known)[number];

/**
 * Returns the services of a setting such as `google,apple`, in its order. Throws an Error that names an
 * unknown service.
 */
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

/** The services that this site was built with; empty without the setting. */
export const socialProviders = providersIn(socialSignIn);
