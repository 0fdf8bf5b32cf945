import { dispatchReminders } from '../_shared/dispatch-reminders.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { scheduled } from '../_shared/scheduled.ts';

/**
 * Answers a scheduler: sends the due reminders. Returns `{ tried, sent }`, also after a push service failed,
 * which is retried automatically.
 */
export const pushDispatch = (request: Request, env: FunctionEnv): Promise<Response> =>
  scheduled(request, env, dispatchReminders);
