import { claims } from '../../src/content/claims.ts';
import { portals, type PortalId } from '../../src/content/portals.ts';
import { claimReference } from '../../src/pages/claim-text.ts';
import { referencedVersion } from '../../src/content/facts/fact-text.ts';
import { factReferenceText } from '../../src/pages/fact-text.ts';
import type { PageSettings } from '../../src/pages/page-context.ts';
import type { GuideRequirement } from '../../src/content/page.ts';
import { anchorsOf, mainOf, shownText } from './rendered.ts';

/** What a guide's rendered page lacks of what is asked of it. */
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
 * False for a claim that the owner has withdrawn and for a figure that nobody could confirm: neither may
 * be shown.
 */
export function isStanding(reference: string, settings: PageSettings): boolean {
  const claim = claimReference(reference);
  return claim ? claims[claim].active : referencedVersion(reference, settings) !== undefined;
}

/** True when a figure stands in a text by itself: “5%” does not stand in “15%”, nor “₹500” in “₹500,000”. */
function isIn(text: string, figure: string): boolean {
  const literal = figure.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\d₹]|\d[.,])${literal}(?!\d|[.,]\d)`, 'u').test(text);
}

/** How many steps the section of steps has. */
function stepsOf(html: string): number {
  const list =
    /<section id="steps"[\s\S]*?<ol class="steps">([\s\S]*?)<\/ol>/.exec(html)?.[1] ?? '';
  return list.match(/<li>/g)?.length ?? 0;
}
