import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileOfPage } from '../../../build/write-pages.ts';
import { guideIds, pageById } from '../../../src/content/catalog.ts';
import { text as names } from '../../../src/locales/en/page-names.gen.ts';
import { root } from '../../architecture/source-files.ts';
import { install } from './peer.ts';

/** A guide of the site as other builders take it. */
export interface Guide {
  /** Its path without the slash. */
  slug: string;
  /** Its short name, as a menu has it. */
  name: string;
  title: string;
  /** Its text in Markdown, without the title; tables and lists of terms are HTML. */
  markdown: string;
}

/** What we use of turndown, which is installed when the bench first runs. */
type Turndown = new (options: { headingStyle: 'atx'; codeBlockStyle: 'fenced' }) => {
  escape(text: string): string;
  keep(tags: string[]): unknown;
  turndown(html: string): string;
};

/** The guides of the last build, turned into Markdown. Throws when there is no build. */
export async function readGuides(): Promise<Guide[]> {
  const folder = await install('markdown', { turndown: '7.2.5' });
  const Service = createRequire(join(folder, 'package.json'))('turndown') as Turndown;
  const service = new Service({ headingStyle: 'atx', codeBlockStyle: 'fenced' });
  service.keep(['table', 'dl']);
  const escape = service.escape.bind(service);
  // What the text shows is no markup: neither HTML nor a place to be filled.
  service.escape = (text) =>
    escape(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('{', '&#123;');
  return Promise.all(
    guideIds.map(async (id) => {
      const { path } = pageById(id);
      const html = await readFile(join(root, 'dist', fileOfPage(path)), 'utf8');
      const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1];
      const title = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main ?? '')?.[1];
      if (!main || !title) throw new Error(`${path} has no text`);
      return {
        slug: path.slice(1),
        name: names[id] ?? id,
        title: title.replaceAll(/<[^>]+>/g, '').trim(),
        markdown: service.turndown(plainMarkup(main)),
      };
    }),
  );
}

/**
 * Without our controls, drawings and pictures, and without the title and the ways through the site, which the other
 * builders bring themselves; without classes and marks, which say nothing elsewhere.
 */
const plainMarkup = (html: string): string =>
  html
    .replaceAll(/<(svg|picture|script|template|style|form|button|nav|h1)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/ (?:class|style|data-[\w-]+|aria-[\w-]+|role|tabindex)="[^"]*"/g, '');
