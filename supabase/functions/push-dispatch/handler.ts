import { dispatchReminders } from '../_shared/dispatch-reminders.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { isSecret } from '../_shared/is-secret.ts';
import { json, problem } from '../_shared/responses.ts';

/**
 * For a scheduler: sends the reminders that are due. It may be called as often as wanted, and by two at
 * once.
 *
 * Answers 200 with `{ tried, sent }`, also where a push service failed: that is tried again by itself.
 * 401 without the service key in Authorization, 405 for any other method than POST.
 */
export async function pushDispatch(request: Request, env: FunctionEnv): Promise<Response> {
  if (request.method !== 'POST') {
    const error = { code: 'method-not-allowed', message: 'Call this with POST.' };
    return problem(405, error, { allow: 'POST' });
  }
  const [, key = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!(await isSecret(key, env.SUPABASE_SERVICE_ROLE_KEY))) {
    return problem(401, { code: 'unauthorised', message: 'This needs the service key.' });
  }
  return json(200, await dispatchReminders(env));
}
