import type { Locator, Page } from '@playwright/test';
import { drawingLayers } from '../../src/ui/drawing-layers.ts';
import type { DrawingName } from '../../src/ui/drawing-names.ts';

/** A selector of the drawing itself, by its paths: what a visitor sees who cannot read. */
const drawingOf = (name: DrawingName): string =>
  `svg.drawing${drawingLayers[name].map(([, path]) => `:has(> path[d="${path}"])`).join('')}`;

/** Drawings of this name that are visible within a part of the page. */
export const drawing = (within: Page | Locator, name: DrawingName): Locator =>
  within.locator(drawingOf(name)).filter({ visible: true });

/** The first thing to press that has this drawing. */
export const pressable = (within: Page | Locator, name: DrawingName): Locator =>
  within
    .locator(`:is(a, button, summary):has(${drawingOf(name)})`)
    .filter({ visible: true })
    .first();
