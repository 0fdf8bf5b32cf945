import { stands } from '../../src/content/claims.ts';
import { portals, type PortalId } from '../../src/content/portals.ts';
import { claimReference } from '../../src/pages/claim-text.ts';
import { referencedVersion } from '../../src/content/facts/fact-text.ts';
import { factReferenceText } from '../../src/pages/fact-text.ts';
import type { PageSettings } from '../../src/pages/page-context.ts';
import type { GuideRequirement } from '../../src/content/page.ts';
import { anchorsOf, mainOf, shownText } from './rendered.ts';

/** Returns the requirements that a guide's rendered page does not meet. */
export function missingParts(
  html: string,
  asked: GuideRequirement,
  settings: PageSettings,
): string[] {
  const main = mainOf(html);
  const anchors = anchorsOf(html);
  const text = shownText(html);
  const steps = stepsOf(main);
  const chats = main.match(/href="https:\/\/wa\.me\/[^"]*" target="_blank"/g)?.length ?? 0;
  return [
    ...asked.sections
      .filter((id) => !anchors.has(id))
      .map((id) => `the section “${id}” is missing`),
    ...asked.figures
      .filter((reference) => isStanding(reference, settings))
      .map((reference) => [reference, factReferenceText(reference, settings)] as const)
      .filter(([, shown]) => !isIn(text, shown))
      .map(([reference, shown]) => `{${reference}}, “${shown}”, is not shown`),
    ...asked.portals
      .filter((id) => !main.includes(`href="${portals[id as PortalId].url}"`))
      .map((id) => `the official site “${id}” is not linked`),
    ...(steps >= asked.steps ? [] : [`it has ${steps} steps, not ${asked.steps}`]),
    ...(chats >= asked.chats ? [] : [`it offers ${chats} chats, not ${asked.chats}`]),
  ];
}

/**
 * Returns false for a withdrawn claim and for an unconfirmed figure: neither may
 * be shown.
 */
export function isStanding(reference: string, settings: PageSettings): boolean {
  const claim = claimReference(reference);
  return claim ? claim.names.some(stands) : referencedVersion(reference, settings) !== undefined;
}

/** Returns true if a text contains the whole figure: “15%” does not contain “5%”, nor “₹500,000” “₹500”. */
function isIn(text: string, figure: string): boolean {
  const literal = figure.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\d₹]|\d[.,])${literal}(?!\d|[.,]\d)`, 'u').test(text);
}

/** Returns the number of steps in the section of steps. */
function stepsOf(html: string): number {
  const list =
    /<section id="steps"[\s\S]*?<ol class="steps">([\s\S]*?)<\/ol>/.exec(html)?.[1] ?? '';
  return list.match(/<li>/g)?.length ?? 0;
}
