import type { FunctionEnv } from '../_shared/function-env.ts';
import { isSecret } from '../_shared/is-secret.ts';
import { json, problem } from '../_shared/responses.ts';
import { tendLeads } from '../_shared/tend-leads.ts';

/**
 * For a scheduler: wipes old hashes of addresses and forwards the leads that are due to the owner's
 * sheet. It may be called as often as wanted, and by two at once.
 *
 * Answers 200 with `{ tried, forwarded }`, also when the sheet failed: it is tried again by itself.
 * 401 without the service key in Authorization, 405 for any other method than POST.
 */
export async function leadForward(request: Request, env: FunctionEnv): Promise<Response> {
  if (request.method !== 'POST') {
    const error = { code: 'method-not-allowed', message: 'Call this with POST.' };
    return problem(405, error, { allow: 'POST' });
  }
  const [, key = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!(await isSecret(key, env.SUPABASE_SERVICE_ROLE_KEY))) {
    return problem(401, { code: 'unauthorised', message: 'This needs the service key.' });
  }
  return json(200, await tendLeads(env));
}
