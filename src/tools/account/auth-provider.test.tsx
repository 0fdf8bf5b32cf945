import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AuthProvider, useAuth } from './auth-store.ts';

function WhoIsIt() {
  return <p>{useAuth(({ loading }) => (loading ? 'loading' : 'known'))}</p>;
}

it('the auth state is read below an AuthProvider and nowhere else (AUTH-26)', () => {
  expect(() => renderToStaticMarkup(<WhoIsIt />)).toThrow(
    'useAuth must be used within an AuthProvider',
  );
  expect(
    renderToStaticMarkup(
      <AuthProvider>
        <WhoIsIt />
      </AuthProvider>,
    ),
  ).toBe('<p>loading</p>');
});
