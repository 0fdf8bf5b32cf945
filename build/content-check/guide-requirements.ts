import { guideStepsId } from '../../src/content/guide-steps.ts';
import type { GuideRequirement, Page } from '../../src/content/page.ts';

/** The sections of every guide. */
const everyGuide = [
  'who-needs-it',
  'street-vendors',
  'documents',
  guideStepsId,
  'mistakes',
  'questions',
  'portals',
  'what-we-do',
] as const;

/** Returns the requirements for a page; undefined if it is not a guide. Throws for a guide without requirements. */
export function guideRequirement({ id, template, requires }: Page): GuideRequirement | undefined {
  if (template !== 'guide') return undefined;
  if (!requires) throw new Error(`The guide “${id}” declares no \`requires\` in its *.page.ts`);
  return { ...requires, sections: [...everyGuide, ...requires.sections] };
}
