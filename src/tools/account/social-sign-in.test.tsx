import { createClient } from '@supabase/supabase-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { I18nProvider } from '../../locales/text.tsx';
import { text as en } from '../../locales/en/interface.ts';
import { providersIn, type SocialProvider } from '../../platform/backend/social-providers.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';
import { SocialSignIn } from './social-sign-in.tsx';

const buttonsFor = (providers: readonly SocialProvider[]) => {
  const markup = renderToStaticMarkup(
    <I18nProvider locale="en" messages={en}>
      <SocialSignIn providers={providers} />
    </I18nProvider>,
  );
  return [...markup.matchAll(/<button[^>]*>([^<]*)</g)].map(([, label]) => label);
};

it('has a button for each service that the settings name, in their order (AUTH-29)', () => {
  expect(buttonsFor(providersIn('google, apple'))).toEqual([
    'Continue with Google',
    'Continue with Apple',
  ]);
  expect(buttonsFor(providersIn(''))).toEqual([]);
  expect(() => providersIn('gogle')).toThrow('gogle');
});

it.each([
  ['/login?next=%2Fcalendar', '/calendar'],
  ['/login?next=https://evil.example', '/dashboard'],
])(
  'from %s leads to the service by PKCE, and back to %s (AUTH-23, AUTH-29, AUTH-30)',
  async (from, next) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const client = createClient('https://project.example', 'key', {
      auth: { flowType: 'pkce', persistSession: false },
      realtime: { transport: function () {} as unknown as typeof WebSocket },
    });
    const page = new URL(from, 'https://site.example');
    const url = new URL(await signInWithProvider(client, 'google', page));
    expect(url.origin + url.pathname).toBe('https://project.example/auth/v1/authorize');
    const query = url.searchParams;
    expect(query.get('provider')).toBe('google');
    expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(query.get('code_challenge_method')).toBe('s256');
    const back = new URL(query.get('redirect_to') ?? '');
    expect(back.origin + back.pathname).toBe('https://site.example/auth/callback');
    expect(back.searchParams.get('next')).toBe(next);
  },
);
