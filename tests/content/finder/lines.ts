import { needById, rules, type NeedId, type RuleId } from '../../../src/register/register.ts';
import { text as en } from '../../../src/locales/en/tools/finder.ts';

/** What a line of the finder says of a registration beside its name. */
const parts = ['fee', 'time', 'place', 'validity'] as const;
type Part = (typeof parts)[number];

/**
 * How a line says it. `stated`: with what a source names. `partly`: for some businesses, with an office for
 * the others. `asks`: it says that we do not know, and who does. `none`: there is nothing to apply for.
 */
const kinds = ['stated', 'partly', 'asks', 'none', 'missing'] as const;
type Kind = (typeof kinds)[number];

/** An office or a site that knows. */
const whoKnows =
  /\bask (?:the|your|its|PESO|BIS|ESIC|EPFO|FSSAI|DPIIT|GeM|GS1|APEDA)|(?:FoSCoS|GS1 India|the .+ portal|GeM) (?:shows|sets) it/i;

function kindOf(said: string, office: string): Kind {
  if (!said) return 'missing';
  if (office === 'none') return 'none';
  if (!whoKnows.test(said))
    return /not known|could not confirm|depends on/i.test(said) ? 'missing' : 'stated';
  return said.includes('{') && !said.startsWith('Not known') ? 'partly' : 'asks';
}

interface Line {
  rule: RuleId;
  need: NeedId;
  says: Record<Part, Kind>;
}

/** Returns the line of the finder for each rule. */
export const finderLines = (): Line[] =>
  rules.map(({ id: rule, need }) => {
    const { office, portal, portalByState, portalByPlace } = needById(need);
    const said: { fee: string; time: string; lasts: string } = {
      ...en.needs[need],
      ...en.rules[rule],
    };
    const hasPortal = Boolean(portal ?? portalByState ?? portalByPlace);
    const place: Kind =
      office === 'none' ? 'none' : office !== 'online' || hasPortal ? 'stated' : 'missing';
    return {
      rule,
      need,
      says: {
        fee: kindOf(said.fee, office),
        time: kindOf(said.time, office),
        place,
        validity: kindOf(said.lasts, office),
      },
    };
  });

/** Returns how many lines say each part in each way, as a table in Markdown. */
export function lineTable(): string {
  const lines = finderLines();
  const row = (part: Part) => [
    part,
    ...kinds.map((kind) => String(lines.filter(({ says }) => says[part] === kind).length)),
  ];
  return [
    ['of ' + String(lines.length) + ' lines', ...kinds],
    kinds.map(() => '---').concat('---'),
    ...parts.map(row),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
