import { describe, expect, it } from 'vitest';
import { choices, isTick, optionsOf } from '../register/answers.ts';
import { questions } from '../register/questions.ts';
import { needs, type NeedId } from '../register/register.ts';
import { catalog, pagesBelow, type PageId } from './catalog.ts';
import { drawingOfAnswer, drawingOfKind, drawingOfNeed, drawingOfPage } from './drawings.ts';

/** Registrations that are forms of one thing. No others share a drawing. */
const forms: readonly (readonly NeedId[])[] = [
  ['llp', 'partnership'],
  ['fssai', 'fssai-central'],
  ['gst', 'gst-enrolment', 'gst-by-choice', 'composition'],
  ['export-council', 'export-board'],
  ['professional-tax', 'professional-tax-own'],
  ['udyam', 'udyam-assist'],
];

/** Returns the ids that share a drawing, one list for each drawing. */
function sharing<Id extends string>(ids: readonly Id[], drawingOf: (id: Id) => string): Id[][] {
  const byDrawing = new Map<string, Id[]>();
  for (const id of ids) byDrawing.set(drawingOf(id), [...(byDrawing.get(drawingOf(id)) ?? []), id]);
  return [...byDrawing.values()].filter(({ length }) => length > 1);
}

describe('What a visitor chooses between has drawings of its own', () => {
  it('The finder shows a different drawing for each kind of business (ANSW-07)', () => {
    expect(sharing(choices.kind, drawingOfKind)).toEqual([]);
  });

  const ticked = questions.map(({ id }) => id).filter(isTick);
  const listed = ['food', 'supply', 'premises', 'vehicle', 'property', 'entity'] as const;
  it.each([...listed, ...ticked])(
    'Every answer to the question about %s has a drawing of its own (ANSW-07)',
    (question) => {
      const drawn = optionsOf(question).map((answer) => drawingOfAnswer(question, answer));
      expect(drawn).not.toContain(undefined);
      expect(new Set(drawn).size).toBe(drawn.length);
    },
  );

  it('The finder shows a different drawing for each registration, but one for forms of it (ANSW-07)', () => {
    expect(
      sharing(
        needs.map(({ id }) => id),
        drawingOfNeed,
      ),
    ).toEqual(forms);
  });

  it.each<PageId>([
    'services',
    'sectors',
    'start',
    'tools/how-to-guides',
    'tools/infographics',
    'tools/financial-hub',
  ])('The list of %s shows a different drawing for each page (ANSW-07)', (list) => {
    const listed = pagesBelow(list).map(({ id }) => id);
    expect(sharing(listed, drawingOfPage)).toEqual([]);
  });
});

it('Every page has a drawing, its own or that of the page above it (ANSW-07)', () => {
  for (const { id } of catalog) expect(() => drawingOfPage(id), id).not.toThrow();
});
