import { denoEnv } from '../_shared/deno-env.ts';
import { mistake } from './handler.ts';

/** The part of Deno that is used here; Node, which imports the handler alone, has none of it. */
declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

const env = denoEnv();
Deno.serve((request) => mistake(request, env));
