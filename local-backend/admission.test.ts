import { expect, test, vi } from 'vitest';
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

test.each(['lead-forward', 'legal-assistant', 'push-dispatch'])(
  '%s, which waits for another service, does not hold up a lead',
  async (name) => {
    const admit = createAdmission();
    const { answers, end } = fill(admit, `/functions/v1/${name}`, 40);
    const lead = await admit(request('/functions/v1/lead-intake'), async () => new Response('ok'));
    expect(await lead.text()).toBe('ok');
    end();
    await Promise.all(answers);
  },
);

test('who asks another service is refused where sixteen are at work and 32 wait', async () => {
  const admit = createAdmission();
  const { answers, end } = fill(admit, '/functions/v1/legal-assistant', 16 + 32);
  const never = () => Promise.reject(new Error('This must not begin.'));
  expect((await admit(request('/functions/v1/push-dispatch'), never)).status).toBe(503);
  end();
  await Promise.all(answers);
});

test.each([
  ['/rest/v1/leads', 4],
  ['/functions/v1/legal-assistant', 16],
])('%s waits five seconds and no longer', async (path, running) => {
  vi.useFakeTimers();
  try {
    const admit = createAdmission();
    const { answers, end } = fill(admit, path, running);
    const late = admit(request(path), () => Promise.reject(new Error('This must not begin.')));
    let status = 0;
    const settled = late.then((response) => (status = response.status));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(status).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(status).toBe(503);
    end();
    await Promise.all([settled, ...answers]);
  } finally {
    vi.useRealTimers();
  }
});
