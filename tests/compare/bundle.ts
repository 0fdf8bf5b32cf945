import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import type { Contender } from './contenders.ts';

/** A contender as a browser gets it. */
export interface Bundle {
  page: string;
  worker: string | undefined;
  /** Both scripts, compressed with brotli; 1 kB = 1000 bytes. */
  kilobytes: number;
}

/** Builds a contender for production. */
export async function bundleContender({ page, worker, answerCheck }: Contender): Promise<Bundle> {
  const scripts = {
    page: await bundleScript(page, answerCheck),
    worker: worker && (await bundleScript(worker, answerCheck)),
  };
  const bytes = [scripts.page, scripts.worker ?? '']
    .filter(Boolean)
    .reduce((sum, code) => sum + brotliCompressSync(code).length, 0);
  return { ...scripts, kilobytes: bytes / 1000 };
}

async function bundleScript(file: string, answerCheck: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      ANSWER_CHECK: JSON.stringify(answerCheck),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, file), formats: ['iife'], name: 'compared' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`${file} was not built`);
  return output.output[0].code;
}
