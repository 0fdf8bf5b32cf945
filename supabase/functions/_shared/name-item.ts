const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The header that names the item; responses.ts lets browsers on other origins read it. */
export const itemHeader = 'x-niyam-item';

/**
 * Names the item that a device has sent (its `Idempotency-Key`) in the answer: in a header, and in the
 * body of a refusal in JSON as `item`. By that the device knows that the answer is from this server and about this
 * item; of anybody else it believes no refusal (docs/outbox-answers.md). A request without such a key is
 * answered as it is.
 */
export async function nameItem(request: Request, answering: Promise<Response>): Promise<Response> {
  const response = await answering;
  const id = request.headers.get('idempotency-key');
  if (!id || !uuid.test(id)) return response;
  const headers = new Headers(response.headers);
  headers.set(itemHeader, id);
  const { status } = response;
  // A form that was sent without script is refused with a page, which has no place for it.
  const isJson = headers.get('content-type')?.startsWith('application/json');
  if (status < 400 || !isJson) return new Response(response.body, { status, headers });
  const refusal = (await response.json()) as object;
  return new Response(JSON.stringify({ ...refusal, item: id }), { status, headers });
}
