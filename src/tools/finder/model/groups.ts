import type { Finding } from '../../../register/find.ts';
import { needById, type NeedId } from '../../../register/register.ts';

/** The most rows without headings between them. */
export const mostTogether = 5;

/** Papers for a running business: tax, staff, messages. All other papers can stop it. */
const soonNeeds: ReadonlySet<NeedId> = new Set<NeedId>([
  'pan',
  'gst',
  'gst-enrolment',
  'tds',
  'esi',
  'epf',
  'professional-tax',
  'professional-tax-own',
  'safety-registration',
  'bulk-messages',
  'signboard',
  'worker-papers',
  'posh',
  'privacy',
  'web-shop',
]);

/** The needs that the law requires, for the result. */
export interface Needed {
  /** Papers to apply for, in the order of doing them. */
  papers: readonly Finding[];
  /** The same in groups. `soon` is empty while all fit together. */
  now: readonly Finding[];
  soon: readonly Finding[];
  /** Rules without an application. */
  rules: readonly Finding[];
}

/** Groups what is needed: what can stop the trade comes first. */
export function groupNeeded(musts: readonly Finding[]): Needed {
  const isRule = ({ need }: Finding) => needById(need).office === 'none';
  const isSoon = ({ need }: Finding) => soonNeeds.has(need);
  const papers = musts.filter((finding) => !isRule(finding));
  const rules = musts.filter(isRule);
  if (papers.length <= mostTogether) return { papers, now: papers, soon: [], rules };
  return {
    papers,
    now: papers.filter((finding) => !isSoon(finding)),
    soon: papers.filter(isSoon),
    rules,
  };
}
