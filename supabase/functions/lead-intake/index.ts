import { leadIntake } from './handler.ts';

/** The part of Deno that is used here; Node, which imports the handler alone, has none of it. */
declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): unknown;
  env: { get(name: string): string | undefined };
};

Deno.serve((request) =>
  leadIntake(request, {
    SUPABASE_URL: setting('SUPABASE_URL'),
    SUPABASE_SERVICE_ROLE_KEY: setting('SUPABASE_SERVICE_ROLE_KEY'),
  }),
);

function setting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set: Supabase gives it to every function.`);
  return value;
}
