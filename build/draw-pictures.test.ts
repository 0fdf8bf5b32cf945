import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnPictures, type DrawnPicture } from '../src/pages/pictures/drawn-pictures.tsx';
import type { PictureFiles } from '../src/pages/pictures/picture-files.ts';
import { drawPictures } from './draw-pictures.ts';

describe('the files of the pictures (ANSW-10)', () => {
  let outDir: string;
  let pictures: readonly DrawnPicture[];
  let files: ReadonlyMap<string, PictureFiles>;

  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'pictures-'));
    pictures = await drawnPictures();
    files = await drawPictures(pictures, outDir);
  });
  afterAll(() => rm(outDir, { recursive: true }));

  it('a visitor gets each picture as AVIF of at most 25 kB and as WebP, in its size', async () => {
    expect([...files.keys()]).toEqual(pictures.map(({ name }) => name));
    for (const { name, width } of pictures) {
      const { avif, webp, bytes } = files.get(name) ?? { avif: '', webp: '', bytes: 0 };
      expect(avif).toMatch(/^\/assets\/[\w-]+-[\da-f]{8}\.avif$/);
      const small = await readFile(join(outDir, avif));
      expect(small.length).toBe(bytes);
      expect(small.length).toBeLessThanOrEqual(25_000);
      expect(await sharp(small).metadata()).toMatchObject({ format: 'heif', width });
      expect(await sharp(join(outDir, webp)).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  it('the same drawings get the same files, and a changed drawing gets others', async () => {
    const [first] = pictures;
    if (!first) throw new Error('There are no pictures');
    const again = await drawPictures([first], outDir);
    expect(again.get(first.name)).toEqual(files.get(first.name));
    const changed = { ...first, svg: first.svg.replace('SPECIMEN', 'SAMPLE') };
    const other = await drawPictures([changed], outDir);
    expect(other.get(first.name)?.avif).not.toBe(files.get(first.name)?.avif);
  });

  it('a character that the bundled faces lack stops the build', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>அ</text></svg>';
    await expect(
      drawPictures([{ name: 'tamil', locale: 'en', svg, width: 9 }], outDir),
    ).rejects.toThrow('அ');
  });
});

describe('the drawn papers (ANSW-10)', () => {
  it('a picture cannot pass for a real paper: SPECIMEN in its language is across it, and it contains no other picture', async () => {
    const papers = (await drawnPictures()).filter(({ name }) => !name.startsWith('sheet-'));
    expect(papers.length).toBeGreaterThan(0);
    for (const { svg } of papers) {
      expect(svg).toMatch(/rotate\([^)]+\)">(?:SPECIMEN|नमूना|నమూనా)</);
      expect(svg).not.toMatch(/<image|href/);
    }
  });
});
