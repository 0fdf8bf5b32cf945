import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Set by main.ts, which starts server and run. */
const { CONFORMANCE_TESTS: tests = '', CONFORMANCE_URL: server = '' } = process.env;

/** The address that auth-js's tests expect Supabase's own command line at. */
const supabaseAddress = 'http://127.0.0.1:54321';

const standIn = (name: string) => path.join(import.meta.dirname, name);

/** auth-js's tests, which are written for Jest, against the server of CONFORMANCE_URL. */
export default defineConfig({
  root: tests,
  plugins: [
    {
      name: 'niyam:tests-of-auth-js',
      enforce: 'pre',
      // Some tests load a module inside of an async function with `require`, which a module does not have.
      transform: (code) =>
        code
          .replaceAll(supabaseAddress, server)
          .replaceAll(/= require\(('[^']+')\)/g, '= await import($1)'),
    },
  ],
  resolve: {
    alias: {
      '@faker-js/faker': standIn('faker.ts'),
      jsonwebtoken: standIn('jsonwebtoken.ts'),
    },
  },
  test: {
    globals: true,
    include: [
      'GoTrueApi.test.ts',
      'GoTrueClient.test.ts',
      'GoTrueClient.pkce.test.ts',
      'GoTrueClient.signOut.test.ts',
      'passkey.e2e.test.ts',
    ],
    setupFiles: standIn('jest-names.ts'),
    // One caller, as in the suite's own run: the tests of two files use the same accounts.
    fileParallelism: false,
    testTimeout: 30_000,
    silent: true,
  },
});
