import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { Clip } from '../clip-list.ts';
import { readRecordedClips } from '../recorded-clips.ts';
import { saveRecording, type RecordingDetails } from './save-recording.ts';

/** What the page shows. */
export interface ClipsToRecord {
  language: { locale: string; tag: string; name: string };
  clips: readonly (Clip & { recorded: boolean })[];
}

/** The answer to a request that failed: a message for the speaker. */
export interface RecorderProblem {
  problem: string;
}

interface RecorderOptions {
  language: ClipsToRecord['language'];
  list: readonly Clip[];
  folder: string;
  port: number;
  today: () => string;
}

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Serves the page on which the staff record, on this machine only. */
export async function startRecorder(options: RecorderOptions): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('page', import.meta.url)),
    logLevel: 'error',
    plugins: [clipsApi(options)],
    server: { host: '127.0.0.1', port: options.port, ws: false, fs: { allow: [repository] } },
    cacheDir: fileURLToPath(new URL('../../../.build/voice/vite', import.meta.url)),
  });
  return server.listen();
}

function clipsApi({ language, list, folder, today }: RecorderOptions): Plugin {
  const listed = (): ClipsToRecord => {
    const recorded = readRecordedClips(language.locale, folder);
    return {
      language,
      clips: list.map((clip) => ({ ...clip, recorded: recorded[clip.key] !== undefined })),
    };
  };
  /** One after another: each writes the whole list. */
  let last: Promise<unknown> = Promise.resolve();

  async function answer(request: IncomingMessage): Promise<object> {
    if (request.method === 'GET') return listed();
    const origin = request.headers.origin ?? '';
    // Another site that is open in the browser could send something too.
    if (new URL(origin).host !== request.headers.host) throw new Error('The page is not ours.');
    const url = new URL(request.url ?? '', origin);
    const clip = list.find(({ key }) => url.pathname === `/${key}`);
    if (!clip) throw new Error('The list has no such clip.');
    const details: RecordingDetails = {
      from: Number(url.searchParams.get('from')),
      to: Number(url.searchParams.get('to')),
      by: url.searchParams.get('by') ?? '',
      agreed: url.searchParams.get('agreed') === 'true',
    };
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const saved = last.then(() =>
      saveRecording(language.locale, clip, Buffer.concat(chunks), details, { folder, on: today() }),
    );
    last = saved.catch(() => undefined);
    await saved;
    return { saved: clip.key };
  }

  return {
    name: 'niyam-clips-to-record',
    configureServer(server) {
      server.middlewares.use('/clips', (request, response: ServerResponse) => {
        answer(request).then(
          (result) => send(response, 200, result),
          (error: unknown) => send(response, 400, { problem: messageOf(error) }),
        );
      });
    },
  };
}

const fullDisk = new Set(['ENOSPC', 'EDQUOT']);

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && fullDisk.has(String(error.code))
    ? 'The disk is full. Make room, and press again.'
    : error.message;
}

function send(response: ServerResponse, status: number, result: object): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(result));
}
