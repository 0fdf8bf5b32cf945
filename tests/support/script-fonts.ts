import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';

/** Families that the site's style names for the letters of Hindi and Telugu (src/app/look/tokens.css). */
const families = { devanagari: 'Noto Sans Devanagari', telugu: 'Noto Sans Telugu' };

/**
 * Gives pages the letters of Hindi and Telugu that an Android phone has, so that layouts are measured alike on every
 * machine: many have no font for these scripts, and draw a box for each letter. It holds for pages opened later.
 */
export async function giveScriptFonts(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(
    (faces) => {
      for (const { family, weight, data } of faces) {
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
        document.fonts.add(new FontFace(family, bytes, { weight }));
      }
    },
    Object.entries(families).flatMap(([script, family]) =>
      ['400', '700'].map((weight) => ({ family, weight, data: fontData(script, weight) })),
    ),
  );
}

const fontData = (script: string, weight: string): string =>
  readFileSync(
    `node_modules/@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${weight}-normal.woff2`,
    'base64',
  );
