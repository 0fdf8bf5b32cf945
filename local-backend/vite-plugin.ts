import type { Plugin } from 'vite';
import type { Backend } from './backend.ts';
import { isBackendPath } from './backend-paths.ts';
import { answerRequest } from './node-http.ts';
import { readSettings } from './settings.ts';

/**
 * Mounts the embedded backend in Vite's dev server, on the site's own origin.
 *
 * It opens at the first request that needs it. At a restart Vite starts the new server before it closes the
 * old one, which still holds the data folder.
 */
export function localBackend(): Plugin {
  let opening: Promise<Backend> | undefined;
  return {
    name: 'niyam-local-backend',
    apply: 'serve',
    configureServer(server) {
      async function open(siteUrl: string): Promise<Backend> {
        const { createBackend } = await import('./backend.ts');
        const onMail = (file: string) => server.config.logger.info(`A message was saved: ${file}`);
        return createBackend({ ...readSettings(process.env), siteUrl, onMail });
      }

      server.middlewares.use((incoming, outgoing, next) => {
        const [pathname = '/'] = (incoming.url ?? '/').split('?');
        if (!isBackendPath(pathname)) {
          next();
          return;
        }
        const origin = `http://${incoming.headers.host ?? 'localhost'}`;
        const answer = async (request: Request) => {
          opening ??= open(origin).catch((error: unknown) => {
            // The next request tries again, because the folder may be free by then.
            opening = undefined;
            throw error;
          });
          return (await opening).fetch(request);
        };
        void answerRequest(incoming, outgoing, origin, answer).then((answered) => {
          if (!answered) next();
        });
      });
    },
    /** Called once for each of Vite's environments when the server stops. */
    async closeBundle() {
      const closing = opening;
      opening = undefined;
      await (await closing)?.close();
    },
  };
}
