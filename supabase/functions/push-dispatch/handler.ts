import { dispatchReminders } from '../_shared/dispatch-reminders.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { scheduled } from '../_shared/scheduled.ts';

/**
 * For a scheduler: sends the reminders that are due. Answers with `{ tried, sent }`, also where a push
 * service failed: that is tried again by itself.
 */
export const pushDispatch = (request: Request, env: FunctionEnv): Promise<Response> =>
  scheduled(request, env, dispatchReminders);
