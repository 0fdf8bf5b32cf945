import { expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

const request = (path: string) => new Request(`http://x${path}`, { method: 'POST' });

/** Fills the queue of a path with requests that are not answered until `end` is called. */
function fill(admit: ReturnType<typeof createAdmission>, path: string, count: number) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const answers = Array.from({ length: count }, () =>
    admit(request(path), () => ended.then(() => new Response('done'))),
  );
  return { answers, end };
}

test('a full queue refuses in the words of the API that was called', async () => {
  const admit = createAdmission();
  const { answers, end } = fill(admit, '/rest/v1/leads', 104);
  const never = () => Promise.reject(new Error('This must not begin.'));
  const message = expect.stringContaining('Send it again');
  const refusals = {
    '/functions/v1/lead-intake': { error: { code: 'busy', message } },
    '/rest/v1/leads': { code: 'busy', message, details: null, hint: null },
    '/auth/v1/token': { code: 503, error_code: 'busy', msg: message },
  };
  for (const [path, body] of Object.entries(refusals)) {
    const response = await admit(request(path), never);
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5']);
    expect(await response.json()).toEqual(body);
  }
  end();
  const statuses = (await Promise.all(answers)).map((response) => response.status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('questions to the model do not hold up a lead', async () => {
  const admit = createAdmission();
  const { answers, end } = fill(admit, '/functions/v1/legal-assistant', 40);
  const lead = await admit(request('/functions/v1/lead-intake'), async () => new Response('lead'));
  expect(await lead.text()).toBe('lead');
  end();
  await Promise.all(answers);
});
