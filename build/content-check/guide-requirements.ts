import type { GuideRequirement, Page } from '../../src/content/page.ts';

/** Sections that every guide has. */
const everyGuide = [
  'who-needs-it',
  'street-vendors',
  'documents',
  'steps',
  'mistakes',
  'questions',
  'portals',
  'what-we-do',
] as const;

/** What a page must show; undefined for a page that is no guide. Throws for a guide that declares nothing. */
export function guideRequirement({ id, template, requires }: Page): GuideRequirement | undefined {
  if (template !== 'guide') return undefined;
  if (!requires) throw new Error(`The guide “${id}” declares no \`requires\` in its *.page.ts`);
  return { ...requires, sections: [...everyGuide, ...requires.sections] };
}
