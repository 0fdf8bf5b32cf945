import type { FunctionEnv } from './function-env.ts';
import { queryTimeout, reasonOf, serviceClient } from './service-client.ts';
import { sharedRuns } from './shared-runs.ts';

/** Deletes newsletter addresses that were not confirmed within a week. Never throws. */
export const tidyNewsletter = sharedRuns(async (env: FunctionEnv): Promise<void> => {
  const { error, status } = await serviceClient(env)
    .rpc('tidy_newsletter')
    .abortSignal(queryTimeout());
  if (error) {
    console.error(
      `newsletter: unconfirmed addresses are still there (${reasonOf(status, error.code)})`,
    );
  }
});
