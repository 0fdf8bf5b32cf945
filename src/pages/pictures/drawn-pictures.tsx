import { renderToStaticMarkup } from 'react-dom/server';
import { catalog } from '../../content/catalog.ts';
import { pictureIds } from '../../content/pictures.ts';
import { buildText } from '../../locales/build-text.ts';
import { defaultLocale, offeredLocales, type Locale } from '../../locales/languages.ts';
import type { Language } from '../../locales/language.ts';
import { loadContent } from '../../locales/load-content.ts';
import { loadAllTexts, loadMessages } from '../../locales/load-text.ts';
import { siteDate } from '../build-settings.ts';
import { SheetDrawing } from '../infographics/sheet-drawing.tsx';
import { grid } from '../infographics/sheet-grid.ts';
import { PageContext } from '../page-context.ts';
import {
  pictureLocale,
  pictureName,
  pictureScale,
  thumbnailName,
  thumbnailSize,
} from './picture-files.ts';
import { paperSize, PaperSvg } from './paper-svg.tsx';

export type TextOfPaper = Language['pictures']['papers'][keyof Language['pictures']['papers']];

/** A picture that the build turns into files. */
export interface DrawnPicture {
  /** The name of its files, before their digest. */
  name: string;
  /** The language of its words. */
  locale: Locale;
  svg: string;
  /** In pixels. */
  width: number;
}

/** Returns every picture of the site in every language. */
export async function drawnPictures(): Promise<DrawnPicture[]> {
  const locales = [...new Set([defaultLocale, ...offeredLocales.map(pictureLocale)])];
  const drawn = await Promise.all(
    locales.map(async (locale) => [...papersIn(locale), ...(await thumbnailsIn(locale))]),
  );
  return drawn.flat();
}

function papersIn(locale: Locale): DrawnPicture[] {
  const { papers, specimen } = buildText('pictures', locale);
  return pictureIds.map((id) => ({
    name: pictureName(id, locale),
    locale,
    svg: renderToStaticMarkup(<PaperSvg id={id} words={papers[id]} specimen={specimen} />),
    width: paperSize.width * pictureScale,
  }));
}

async function thumbnailsIn(locale: Locale): Promise<DrawnPicture[]> {
  const { width, height } = thumbnailSize;
  const messages = await loadMessages(locale);
  await loadAllTexts(locale);
  const sheets = catalog.filter(({ template }) => template === 'sheet');
  return Promise.all(
    sheets.map(async (entry) => {
      const content = await loadContent(entry.id, locale);
      if (!('sheet' in content)) throw new Error(`${entry.id} is no sheet`);
      const drawing = renderToStaticMarkup(
        <PageContext value={{ locale, messages, asOn: siteDate }}>
          <SheetDrawing entry={entry} content={content} />
        </PageContext>,
      );
      const shown = `viewBox="0 0 ${grid.width} ${(grid.width * height) / width}"`;
      return {
        name: thumbnailName(entry, locale),
        locale,
        svg: drawing.replace(/viewBox="[^"]*"/, `xmlns="http://www.w3.org/2000/svg" ${shown}`),
        width,
      };
    }),
  );
}
