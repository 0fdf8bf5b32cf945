import type { Fault, FaultPlan } from './faulty-proxy.ts';

const leadPath = '/functions/v1/lead-intake';
export const none: Fault = { kind: 'none' };

export const isLead = ({ path, method }: { path: string; method: string }): boolean =>
  path === leadPath && method === 'POST';

/** Applies a fault to every lead request, and none to other requests. */
export const onLeads =
  (fault: Fault): FaultPlan =>
  (request) =>
    isLead(request) ? fault : none;

/** Applies these faults to successive leads, then lets the rest pass. */
export function onNextLeads(...faults: Fault[]): FaultPlan {
  const queue = [...faults];
  return (request) => (isLead(request) && queue.shift()) || none;
}

/** A refusal in the server's own format. */
export const refusal = (status: number, code: string, ...fields: string[]): Fault => ({
  kind: 'refusal',
  status,
  error: {
    code,
    message: 'For programs.',
    fields: Object.fromEntries(fields.map((name) => [name, 'For programs.'])),
  },
});

/** The sign-in page of a Wi-Fi network, as captive portals return it. */
export const loginPage = (status: number, headers: Record<string, string> = {}): Fault => ({
  kind: 'answer',
  status,
  headers,
  body: '<!doctype html><title>Wi-Fi</title><form><input type="password"></form>',
});
