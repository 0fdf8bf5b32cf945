import type { FunctionEnv } from './function-env.ts';

/**
 * A run begins nothing after this time, in ms, so that it ends before the function's time limit; announcing and
 * forwarding run at the same time. The next run takes the rest: a thousand phones may return at once after an outage,
 * and the team must not wait an hour for their leads.
 */
export const longestRunMs = 45_000;

interface Run<Result> {
  readonly current: Promise<Result>;
  /** The following run, which all calls during the current run share. */
  next?: Promise<Result>;
}

/**
 * Makes a job that runs at most once at a time. Each call gets a run that starts after the call and is shared
 * with other calls. So a hundred leads in a second cause a few runs, not a hundred.
 */
export function sharedRuns<Result>(
  job: (env: FunctionEnv) => Promise<Result>,
): (env: FunctionEnv) => Promise<Result> {
  const runs = new WeakMap<FunctionEnv, Run<Result>>();
  const call = (env: FunctionEnv): Promise<Result> => {
    const run = runs.get(env);
    if (run) {
      const again = () => call(env);
      run.next ??= run.current.then(again, again);
      return run.next;
    }
    const current = job(env);
    runs.set(env, { current });
    const end = () => void runs.delete(env);
    current.then(end, end);
    return current;
  };
  return call;
}
