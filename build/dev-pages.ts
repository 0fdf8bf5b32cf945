import { readFile } from 'node:fs/promises';
import { needsFilePath } from '../src/needs/needs-file.ts';
import { askedFiles, isAskedPath } from './needs/write-asked.ts';
import { needsJson } from './needs/write-needs.ts';
import { basename, extname, join } from 'node:path';
import type { Plugin } from 'vite';
import type * as Prerender from '../src/prerender.tsx';
import { publicPath } from '../src/i18n/locale-path.ts';
import { drawPictures } from './draw-pictures.ts';
import { fillTemplate } from './fill-template.ts';

const devPictures = '.build/dev';

/**
 * In development a page is rendered when it is asked for, by the same code that writes it at build; so
 * are the tools' data.
 * `/look` shows the parts of `src/ui` side by side; it exists in development only.
 */
export function devPages(): Plugin {
  return {
    name: 'niyam-dev-pages',
    configureServer(server) {
      // Before Vite's own handler, which looks for files only.
      server.middlewares.use('/data', (request, response, next) => {
        dataInDev(request.originalUrl ?? '').then((text) => {
          if (text === undefined) return next();
          response.setHeader('content-type', 'application/json; charset=utf-8');
          response.end(text);
        }, next);
      });
      // Drawn with the page that shows them.
      server.middlewares.use('/assets', (request, response, next) => {
        const name = basename(request.url ?? '');
        readFile(join(devPictures, 'assets', name)).then(
          (file) => {
            response.setHeader('content-type', `image/${extname(name).slice(1)}`);
            response.end(file);
          },
          () => next(),
        );
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
          if (request.method !== 'GET' || /\.\w+$/.test(path)) return next();
          renderInDev(path).then((html) => {
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(html);
          }, next);
        });
      };

      async function prerender(): Promise<typeof Prerender> {
        return (await server.ssrLoadModule('/src/prerender.tsx')) as typeof Prerender;
      }

      async function dataInDev(path: string): Promise<string | undefined> {
        if (path === needsFilePath) return needsJson();
        const { renderDataFiles, renderSearchFiles, renderPage } = await prerender();
        if (isAskedPath(path)) {
          return (await askedFiles(async (page) => (await renderPage(page)).body))[path];
        }
        const isSearch = path.startsWith('/data/search-');
        const files: Record<string, string> = await (isSearch
          ? renderSearchFiles()
          : renderDataFiles());
        return files[path];
      }

      async function renderInDev(path: string): Promise<string> {
        const { drawnPictures, providePictures, renderPage } = await prerender();
        providePictures(await drawPictures(await drawnPictures(), devPictures));
        if (path === '/look') {
          return server.transformIndexHtml(path, await readFile('tests/look/look.html', 'utf8'));
        }
        const template = await server.transformIndexHtml(
          path,
          await readFile('index.html', 'utf8'),
        );
        return fillTemplate(template, await renderPage(publicPath(path)));
      }
    },
  };
}
