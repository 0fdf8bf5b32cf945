import type { FunctionEnv, FunctionHandler } from '../supabase/functions/_shared/function-env.ts';
import { problem } from '../supabase/functions/_shared/responses.ts';
import { leadForward } from '../supabase/functions/lead-forward/handler.ts';
import { legalAssistant } from '../supabase/functions/legal-assistant/handler.ts';
import { mistake } from '../supabase/functions/mistake/handler.ts';
import { newsletter } from '../supabase/functions/newsletter/handler.ts';
import { pushDispatch } from '../supabase/functions/push-dispatch/handler.ts';
import { pushSubscribe } from '../supabase/functions/push-subscribe/handler.ts';
import { leadIntake } from '../supabase/functions/lead-intake/handler.ts';

/** Every edge function by its name. The list is explicit, so that bundlers can follow the imports. */
const functions: Readonly<Record<string, FunctionHandler>> = {
  'lead-forward': leadForward,
  'lead-intake': leadIntake,
  'legal-assistant': legalAssistant,
  mistake,
  newsletter,
  'push-dispatch': pushDispatch,
  'push-subscribe': pushSubscribe,
};

export const functionNames: ReadonlySet<string> = new Set(Object.keys(functions));

export const functionsPrefix = '/functions/v1/';

/** Calls the function in a request to `/functions/v1/<name>`; returns 404 when there is none. */
export async function callFunction(request: Request, env: FunctionEnv): Promise<Response> {
  const name = new URL(request.url).pathname.slice(functionsPrefix.length);
  const handler = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (handler) return handler(request, env);
  return problem(404, { code: 'not-found', message: 'There is no such function.' });
}
