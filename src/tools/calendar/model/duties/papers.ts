import { readOn, unconfirmed } from '../../../../content/facts/make.ts';
import {
  bis,
  dgft,
  fssai,
  ghmc,
  metrology,
  scheme,
  stateAct,
  vendorsAct,
} from '../../../finder/model/rules/sources.ts';
import type { PaperDay } from '../answers.ts';
import type { Duty } from '../duty.ts';
import { above, all, any, has, is, not, reaches } from '../conditions.ts';

const { reported } = readOn('2026-11-20');

/** Food, local licences and papers with an end (fact file, 1.8). */
const inHyderabad = is('place', 'ghmc', 'cyberabad', 'malkajgiri', 'hyderabad');
const inBengaluru = is('place', 'bengaluru');
const street = is('kind', 'street-fixed', 'street-mobile');
const shopKinds = is(
  'kind',
  'shop',
  'office-service',
  'restaurant',
  'cloud-kitchen',
  'food-making',
  'making',
  'wholesale',
  'healthcare',
  'education',
);

/** A paper whose last day its owner knows: it stands on it. */
const paper = <Id extends string>(
  id: Id,
  day: PaperDay,
  source: Duty['source'],
  page: Duty['page'],
  applies: Duty['applies'] = has(day),
): Duty<Id> => ({
  id,
  topic: 'papers',
  applies,
  due: { from: day },
  penalty: [],
  source: unconfirmed(source),
  page,
});

export const paperDuties = [
  {
    id: 'FS-01',
    topic: 'food',
    applies: all(not(street), is('food', 'sells', 'makes', 'carries')),
    due: { from: 'fssai-paid-until' },
    penalty: [],
    source: reported(
      fssai('Food Safety and Standards (Licensing and Registration) Amendment, 2026'),
    ),
    page: 'how-to/fssai-annual-fee',
  },
  {
    id: 'FS-02',
    topic: 'food',
    applies: all(
      any(is('kind', 'food-making'), all(is('kind', 'importer'), not(is('food', 'no')))),
      above('turnover', 'fssai.registration.turnover-max'),
    ),
    due: { every: 'year', facts: ['fssai.annual-return.due'] },
    penalty: ['fssai.annual-return.late-fee', 'fssai.annual-return.late-fee-cap'],
    source: reported(fssai('FSSAI Licensing Regulations, 2.1.13; order of November 2022')),
    page: 'guides/fssai-compliance',
  },
  {
    id: 'TL-01',
    topic: 'papers',
    applies: all(inHyderabad, shopKinds),
    due: { every: 'year', facts: ['trade.ghmc.apply-by'] },
    penalty: [
      'trade.ghmc.late.first',
      'trade.ghmc.late.first-days',
      'trade.ghmc.late.second',
      'trade.ghmc.unlicensed.once',
      'trade.ghmc.unlicensed.month',
    ],
    source: reported(ghmc('Greater Hyderabad Municipal Corporation Act, 1955; notices on renewal')),
    page: 'how-to/trade-licence-hyderabad',
  },
  {
    id: 'TL-02',
    topic: 'papers',
    applies: all(inBengaluru, shopKinds),
    due: { every: 'year', facts: ['trade.bengaluru.closes'] },
    penalty: ['trade.bengaluru.late.march', 'trade.bengaluru.late.april'],
    source: reported(stateAct('Renewal notice of the Bengaluru corporations')),
    page: 'guides/trade-license-compliance',
  },
  paper(
    'TL-03',
    'trade-licence-until',
    unconfirmed(stateAct('The municipal law of the place')),
    'guides/trade-license-compliance',
    any(has('trade-licence-until'), all(shopKinds, not(inHyderabad), not(inBengaluru))),
  ),
  paper(
    'SE-02',
    'shop-until',
    unconfirmed(stateAct('The Shops and Establishments Act of the state')),
    'guides/labour-law-compliance',
    any(has('shop-until'), all(shopKinds, is('state', 'tg', 'ap'))),
  ),
  paper(
    'SV-01',
    'vending-until',
    unconfirmed(vendorsAct('Street Vendors Act, 2014, section 9')),
    'how-to/vending-certificate',
    street,
  ),
  {
    id: 'SV-02',
    topic: 'papers',
    applies: street,
    due: { every: 'ask' },
    penalty: [],
    source: unconfirmed(vendorsAct('Street Vendors Act, 2014, section 8')),
    page: 'how-to/vending-certificate',
  },
  {
    id: 'LM-01',
    topic: 'papers',
    applies: has('scale-stamped-on'),
    due: { from: 'scale-stamped-on', fact: 'vendor.scale.electronic' },
    penalty: ['sectors.scales.fine'],
    source: unconfirmed(metrology('Legal Metrology (General) Rules, 2011, rule 27; Act of 2009')),
    page: 'how-to/scale-stamp',
  },
  {
    id: 'IEC-01',
    topic: 'papers',
    applies: any(is('kind', 'importer', 'exporter'), reaches('exports', 'imports')),
    due: { every: 'year', facts: ['sectors.iec.confirm-by'] },
    penalty: [],
    source: reported(dgft('DGFT notification of 2021 on the yearly confirmation')),
    page: 'sectors/retail-commerce',
  },
  {
    id: 'TM-01',
    topic: 'papers',
    applies: has('trademark-filed-on'),
    due: { from: 'trademark-filed-on', fact: 'trademark.term' },
    penalty: ['trademark.renewal.grace', 'trademark.fee.renewal-late'],
    source: reported(
      scheme(
        'Trade Marks Registry',
        'https://ipindia.gov.in',
      )('Trade Marks Rules, 2017, rules 57 to 60'),
    ),
    page: 'guides/trademark-registration',
  },
  paper(
    'FIRE-01',
    'fire-until',
    unconfirmed(stateAct('The fire law of the state')),
    'guides/fire-license',
  ),
  paper(
    'POL-01',
    'pollution-until',
    unconfirmed(stateAct('Water Act, 1974; Air Act, 1981')),
    'sectors/manufacturing-compliance',
  ),
  paper(
    'BIS-01',
    'bis-until',
    unconfirmed(bis('BIS (Conformity Assessment) Regulations, 2018')),
    'guides/bis-registration',
  ),
  {
    ...paper(
      'GS1-01',
      'barcode-until',
      unconfirmed(scheme('GS1 India', 'https://www.gs1india.org')('Terms of the subscription')),
      'guides/barcode-registration',
    ),
    penalty: ['barcode.grace', 'barcode.late-penalty', 'barcode.late-days'],
  },
] as const satisfies readonly Duty[];
