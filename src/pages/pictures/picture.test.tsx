import { beforeAll, expect, it } from 'vitest';
import { catalog } from '../../content/catalog.ts';
import { pictureIds } from '../../content/pictures.ts';
import { buildText } from '../../locales/build-text.ts';
import { loadContent } from '../../locales/load-content.ts';
import { loadMessages } from '../../locales/load-text.ts';
import { renderPageDocument } from '../render-page-document.tsx';
import { drawnPictures } from './drawn-pictures.tsx';
import { providePictures } from './picture-files.ts';

beforeAll(async () => {
  const files = (await drawnPictures()).map(
    ({ name }) =>
      [
        name,
        { avif: `/assets/${name}.avif`, webp: `/assets/${name}.webp`, bytes: 10_400, locale: 'en' },
      ] as const,
  );
  providePictures(new Map(files));
});

const htmlOf = async (path: string) => {
  const { body, rest } = await renderPageDocument(path, {
    locale: 'en',
    messages: await loadMessages('en'),
  });
  return body + rest;
};

it('a guide’s picture is lazy, in two formats, with its size, its words and its price in data (ANSW-10)', async () => {
  const html = await htmlOf('/fssai-compliance');
  expect(html).toContain(
    '<source type="image/avif" srcSet="/assets/fssai-registration-en.avif"/><img src="/assets/fssai-registration-en.webp" alt="A sketch of a food registration',
  );
  expect(html).toContain(
    'width="656" height="528" loading="lazy" decoding="async" fetchPriority="high"/>',
  );
  expect(html).toContain('Show the picture (11 kB)');
});

it('only the first picture of a page has a high priority (ANSW-10)', async () => {
  const html = await htmlOf('/infographics');
  expect(html.match(/loading="lazy"/g)).toHaveLength(12);
  expect(html.match(/fetchPriority="high"/g)).toHaveLength(1);
});

it('every picture is on a page, which explains each of its numbers (ANSW-10)', async () => {
  const { papers } = buildText('pictures', 'en');
  const contents = await Promise.all(catalog.map(({ id }) => loadContent(id, 'en')));
  const blocks = contents
    .flatMap((content) => content.sections.flatMap((section) => section.blocks))
    .filter((block) => block.kind === 'picture');
  for (const { picture, places } of blocks) {
    expect(places, picture).toHaveLength(papers[picture].places.length);
  }
  expect(new Set(blocks.map(({ picture }) => picture))).toEqual(new Set(pictureIds));
});

it('The resources page leads to every picture of a paper (S12)', async () => {
  const { sections } = await loadContent('site/resources', 'en');
  const links = JSON.stringify(sections.find(({ id }) => id === 'specimens'));
  const withPicture = await Promise.all(
    catalog.map(async ({ id, path }) => {
      const content = await loadContent(id, 'en');
      const section = content.sections.find(({ blocks }) =>
        blocks.some(({ kind }) => kind === 'picture'),
      );
      return section && `(${path}#${section.id})`;
    }),
  );
  const targets = withPicture.filter((target) => target !== undefined);
  expect(targets).toHaveLength(pictureIds.length);
  expect(targets.filter((target) => !links.includes(target))).toEqual([]);
});
