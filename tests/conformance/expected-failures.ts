/** Why a test of auth-js fails against this server. */
export const reasons = {
  admin: 'no admin API: @supabase/lite 0.10 has none, and the site calls none',
  passkeys: 'no passkeys',
  securityKeys: 'second factors are authenticator apps, no security keys',
  telephone: 'no sign-in by telephone',
  anonymous: 'no anonymous sign-in; the session that a later test reuses is missing too',
  settings: 'our passwords have eight characters, and common ones are refused first',
  sameAnswer: 'an address without an account gets the answer of one with an account',
  hs256: 'tokens are signed with a secret (HS256), so the client asks the server about them',
  noKey: 'the client of the test sends no API key, which the gateway of the tests does not miss',
  client: 'the installed client is another version than the tests',
} as const;

/** Each test of auth-js that fails, by its full name. A test that is not listed must pass, a listed one must fail. */
export const expectedFailures: Readonly<Record<string, keyof typeof reasons>> = {
  'GoTrueAdminApi User creation createUser() should create a new user': 'admin',
  'GoTrueAdminApi User creation createUser() with user metadata': 'admin',
  'GoTrueAdminApi User creation createUser() with app metadata': 'admin',
  'GoTrueAdminApi User creation createUser() with user and app metadata': 'admin',
  'GoTrueAdminApi User creation createUser() returns AuthError when email is invalid': 'admin',
  'GoTrueAdminApi List users listUsers() should return registered users': 'admin',
  'GoTrueAdminApi Get user getUserById() should a registered user given its user identifier':
    'admin',
  'GoTrueAdminApi User updates modify email using updateUserById()': 'admin',
  'GoTrueAdminApi User updates modify user metadata using updateUserById()': 'admin',
  'GoTrueAdminApi User updates modify app metadata using updateUserById()': 'admin',
  'GoTrueAdminApi User updates modify confirm email using updateUserById()': 'admin',
  'GoTrueAdminApi User deletes deleteUser() should be able delete an existing user': 'admin',
  'GoTrueAdminApi User registration generateLink supports signUp with generate confirmation signup link':
    'admin',
  'GoTrueAdminApi User registration generateLink supports updating emails with generate email change links':
    'admin',
  'GoTrueAdminApi User registration inviteUserByEmail() creates a new user with an invited_at timestamp':
    'admin',
  'GoTrueAdminApi User registration inviteUserByEmail() returns AuthError when email is invalid':
    'admin',
  'GoTrueAdminApi User registration generateLink() returns AuthError when email is invalid':
    'admin',
  'GoTrueAdminApi Email/Phone Otp Verification GoTrueClient verifyOtp() verifyOtp() with non-existent phone number':
    'telephone',
  'GoTrueAdminApi Email/Phone Otp Verification GoTrueClient verifyOtp() verifyOTP() with invalid phone number':
    'telephone',
  'GoTrueAdminApi MFA Admin mfa factor management: add, list and delete': 'admin',
  'GoTrueAdminApi OAuth Admin Core Lifecycle oauth client lifecycle: create, get, update, delete':
    'admin',
  'GoTrueAdminApi OAuth Admin Listing & Secret Regeneration listClients() returns registered OAuth clients with pagination':
    'admin',
  'GoTrueAdminApi OAuth Admin Listing & Secret Regeneration regenerateClientSecret() generates new secret':
    'admin',
  'GoTrueAdminApi OAuth Admin Error Handling createClient() returns AuthError with invalid redirect_uris':
    'admin',
  'GoTrueAdminApi OAuth Admin Edge Cases updateClient() accepts partial updates': 'admin',
  'GoTrueAdminApi OAuth Admin Edge Cases createClient() works with minimal required fields':
    'admin',
  'GoTrueAdminApi OAuth Admin Edge Cases createClient() accepts multiple redirect_uris': 'admin',
  'GoTrueClient signOut offline cleanup removes the local session when global signOut cannot reach the auth server':
    'client',
  'GoTrueClient Email Auth fail to signUp() with invalid password': 'settings',
  "GoTrueClient signInWithOtp 'verifyOTP fails with empty options'": 'telephone',
  'GoTrueClient signInWithOtp signInWithOtp() with PKCE flow should return error': 'sameAnswer',
  'WebAuthn MFA enroll WebAuthn should allow empty friendlyName': 'securityKeys',
  'WebAuthn MFA enroll WebAuthn should create unverified factor': 'securityKeys',
  'WebAuthn MFA unenroll WebAuthn should remove factor': 'securityKeys',
  'WebAuthn MFA should enroll WebAuthn factor': 'securityKeys',
  'getClaims getClaims verifies RS256 jwt without calling getUser': 'hs256',
  'GoTrueClient with storageisServer = true getSession emits no warnings if getUser is called prior':
    'noKey',
  'signInAnonymously should successfully sign in anonymously': 'anonymous',
  'signInAnonymously should sign in anonymously with user data': 'anonymous',
  'Reauthentication reauthenticate() fails without session': 'anonymous',
  'GoTrueClient with throwOnError option updateUser() should throw an error when throwOnError is true':
    'noKey',
  'GoTrueClient with skipAutoInitialize option should work with lazy initialization in public methods':
    'noKey',
  'Passkey end-to-end registration ceremony startRegistration returns WebAuthn creation options':
    'passkeys',
  'Passkey end-to-end registration ceremony verifyRegistration creates the passkey': 'passkeys',
  'Passkey end-to-end registration ceremony verifyRegistration rejects an unknown challenge':
    'passkeys',
  'Passkey end-to-end registration ceremony startRegistration requires a session': 'passkeys',
  'Passkey end-to-end passkey management list returns the registered passkey': 'passkeys',
  'Passkey end-to-end passkey management update renames the passkey': 'passkeys',
  'Passkey end-to-end passkey management update rejects an unknown passkey id': 'passkeys',
  'Passkey end-to-end authentication ceremony signs in with the passkey via the two-step flow':
    'passkeys',
  'Passkey end-to-end authentication ceremony rejects a replayed authentication challenge':
    'passkeys',
  'Passkey end-to-end authentication ceremony rejects an assertion from an unregistered authenticator':
    'passkeys',
  'Passkey end-to-end admin passkey management listPasskeys returns the passkeys of the user':
    'passkeys',
  'Passkey end-to-end admin passkey management deletePasskey removes the passkey': 'passkeys',
  'Passkey end-to-end passkey deletion delete removes the passkey and disables sign-in with it':
    'passkeys',
};
