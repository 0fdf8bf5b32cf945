import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How the sheet answers a request. */
type SheetBehaviour =
  | 'keeps'
  | 'refuses'
  | 'reports-error'
  | 'html'
  | 'fails'
  | 'cut-off'
  | 'hangs';

/** Acts as the owner's sheet over HTTP: stores each id once, and answers with a redirect. */
export interface SheetServer {
  readonly url: string;
  /** The bodies, in the order they came; repeats too. */
  readonly received: Record<string, string>[];
  /** The stored bodies, by id. */
  readonly rows: Map<string, Record<string, string>>;
  behaviour: SheetBehaviour;
  /** How many requests wait since the sheet hung. */
  readonly held: number;
  /** Answers as if it had stored them. */
  answerHeld(): void;
  stop(): Promise<void>;
}

export async function startSheet(): Promise<SheetServer> {
  const held: ServerResponse[] = [];
  const http = createServer((request, response) => {
    if (request.method === 'GET') {
      response.setHeader('content-type', 'application/json').end('{"success":true}');
      return;
    }
    void text(request).then((body) => {
      const lead = JSON.parse(body) as Record<string, string>;
      sheet.received.push(lead);
      if (sheet.behaviour === 'hangs') return void held.push(response);
      if (sheet.behaviour === 'fails') response.writeHead(500).end();
      else if (sheet.behaviour === 'html') response.end('<!doctype html><h1>Sign in</h1>');
      else if (sheet.behaviour === 'refuses') response.end('{"success":false}');
      else if (sheet.behaviour === 'cut-off') response.end('{"success":tr');
      else if (sheet.behaviour === 'reports-error') response.end('{"error":"the sheet is full"}');
      else {
        sheet.rows.set(String(lead['submissionId']), lead);
        response.writeHead(302, { location: '/answer' }).end();
      }
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const sheet: SheetServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/exec`,
    received: [],
    rows: new Map(),
    behaviour: 'keeps',
    get held() {
      return held.length;
    },
    answerHeld() {
      for (const response of held.splice(0)) response.end('{"success":true}');
    },
    async stop() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return sheet;
}
