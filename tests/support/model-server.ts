import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The model's behaviour: a text, a status with its documented error body, or a malformed response. */
export type ModelBehaviour =
  | { says: string }
  | { status: 400 | 403 | 404 | 429 | 500; retryAfter?: string }
  | 'no-candidates'
  | 'html'
  | 'cut-off';

/** The HTTP part of the model's documented `generateContent` call. */
export interface ModelServer {
  readonly url: string;
  readonly key: string;
  /** Settings (.env.example) that direct a site to this server. */
  readonly settings: Readonly<Record<string, string>>;
  /** The requests, in order. */
  readonly received: { headers: IncomingHttpHeaders; body: ModelBody }[];
  behaviour: ModelBehaviour;
  /** The response delay in ms. */
  thinksFor: number;
  stop(): Promise<void>;
}

/** A request's body, as the specification describes it (section 7). */
interface ModelBody {
  contents: { parts: { text: string }[] }[];
  generationConfig: Record<string, number>;
  safetySettings: { category: string; threshold: string }[];
}

/** Status names as in the service's error bodies. */
const statusNames = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
} as const;

/** Starts a stand-in for the model that returns `[1]`-cited text until its behaviour changes. */
export async function startModel(): Promise<ModelServer> {
  const http = createServer((request, response) => {
    void text(request).then(async (body) => {
      model.received.push({ headers: request.headers, body: JSON.parse(body) as ModelBody });
      await new Promise((resolve) => setTimeout(resolve, model.thinksFor));
      const { behaviour } = model;
      response.setHeader('content-type', 'application/json');
      if (behaviour === 'html') {
        response.setHeader('content-type', 'text/html').end('<!doctype html><h1>Sign in</h1>');
      } else if (behaviour === 'cut-off') response.end('{"candidates":[{"con');
      else if (behaviour === 'no-candidates') {
        response.end(JSON.stringify({ promptFeedback: { blockReason: 'SAFETY' } }));
      } else if ('status' in behaviour) {
        const { status, retryAfter } = behaviour;
        if (retryAfter) response.setHeader('retry-after', retryAfter);
        const error = { code: status, message: 'Refused.', status: statusNames[status] };
        response.writeHead(status).end(JSON.stringify({ error }));
      } else {
        const content = { role: 'model', parts: [{ text: behaviour.says }] };
        response.end(JSON.stringify({ candidates: [{ content, finishReason: 'STOP', index: 0 }] }));
      }
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1beta/models/stand-in:generateContent`;
  const key = 'stand-in-key-that-no-page-may-see';
  const model: ModelServer = {
    url,
    key,
    settings: { ASSISTANT_URL: url, ASSISTANT_KEY: key },
    received: [],
    thinksFor: 0,
    behaviour: { says: 'The model says so [1].' },
    async stop() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return model;
}
