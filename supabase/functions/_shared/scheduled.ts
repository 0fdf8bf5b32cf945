import type { FunctionEnv } from './function-env.ts';
import { isSecret } from './is-secret.ts';
import { json, problem } from './responses.ts';

/**
 * Answers a scheduler's call, which may come at any time and twice at once. Returns 200 with the result of
 * `work`; 401 without the service key in Authorization, 405 for any method except POST.
 */
export async function scheduled(
  request: Request,
  env: FunctionEnv,
  work: (env: FunctionEnv) => Promise<unknown>,
): Promise<Response> {
  if (request.method !== 'POST') {
    const error = { code: 'method-not-allowed', message: 'Call this with POST.' };
    return problem(405, error, { allow: 'POST' });
  }
  const [, key = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!(await isSecret(key, env.SUPABASE_SERVICE_ROLE_KEY))) {
    return problem(401, { code: 'unauthorised', message: 'This needs the service key.' });
  }
  return json(200, await work(env));
}
