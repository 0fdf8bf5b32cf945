import { count, reviewedBefore, readOn } from './make.ts';
import type { Fact, Document } from './types.ts';

const { law, reported } = readOn('2026-11-23');
const later = readOn('2026-11-28');

/** Fire clearance of buildings. What was read, and what was not found: docs/law-review/food-goods.md. */
const buildingCode: Document = {
  title: 'National Building Code of India 2016, Part 4, as explained in 2025',
  publisher: 'EdState',
  url: 'https://buzz.edstate.com/uncategorized/fire-safety-in-indian-high-rises-regulation-responsibility-and-risk-management-2025-edition',
};
const telanganaAct: Document = {
  title: 'Telangana Fire Service Act, 1999, section 13: who needs a certificate',
  publisher: '1-comply.com',
  url: 'https://1-comply.com/?p=16154',
};
/** A licence for a use, apart from the NOC of a building. The list of the rules was not found. */
const licensedUses: Document = {
  title:
    'Fire Service Act, 1999, and rule 19(1) of the Fire and Emergency Operations and Levy of Fee Rules, 2006: uses with a licence, October 2012',
  publisher: 'hyderabad-india-online.com',
  url: 'https://hyderabad-india-online.com/2012/10/fire-license-small-businesses/',
};
const gasRules: Document = {
  title: 'Gas Cylinders Rules, 2016, rule 44(c)',
  publisher: 'Indian Kanoon',
  url: 'https://future.indiankanoon.org/doc/31206605/',
};
const emergency: Document = {
  title: 'Emergency numbers: 101 for fire, 112 for all, report of 20 January 2026',
  publisher: 'DNA India',
  url: 'https://www.dnaindia.com/india/report-delhi-to-launch-single-emergency-helpline-112-for-faster-response-cm-rekha-gupta-3197661',
};

const limits = '2027-02-18';
const { figure } = reviewedBefore(limits);

const plotMetres = 500;
const feetInMetre = 3.28084;
/** To the next ten: a help for readers who measure in feet, not a limit of the law. */
const nearTen = (value: number) => Math.round(value / 10) * 10;

/** Every figure of the fire guide. */
export const fireFacts = [
  figure('fire.high-rise', count('metres', 15), {
    source: later.reported(buildingCode),
  }),
  figure('fire.telangana.commercial', count('metres', 15), {
    source: later.reported(telanganaAct),
  }),
  figure('fire.telangana.residential', count('metres', 18), {
    source: later.reported(telanganaAct),
  }),
  figure('fire.telangana.assembly-plot', count('square-metres', plotMetres), {
    source: later.reported(telanganaAct),
  }),
  figure(
    'fire.telangana.assembly-plot-feet',
    count('square-feet', nearTen(plotMetres * feetInMetre ** 2)),
    { source: later.reported(telanganaAct) },
  ),
  figure('fire.telangana.assembly-height', count('metres', 6), {
    source: later.reported(telanganaAct),
  }),
  figure('fire.telangana.licensed-uses', count('kinds-of-business', 9), {
    source: reported(licensedUses),
  }),
  figure('fire.gas.licence-above', count('kilograms', 100), { source: law(gasRules) }),
  figure('fire.phone.fire', count('telephone-number', 101), {
    source: later.reported(emergency),
  }),
  figure('fire.phone.emergency', count('telephone-number', 112), {
    source: later.reported(emergency),
  }),
] as const satisfies readonly Fact[];
