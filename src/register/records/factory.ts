import { copyOfAct } from '../../content/facts/sources.ts';
import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { all, any, atLeast, dated, has, is, not, surelyNeeded } from '../condition.ts';
import { registration } from '../record.ts';
import { centralAct, statedIn } from '../sources.ts';

const { law } = readOn('2026-11-23');

const maker = is('kind', 'making', 'food-making');

export const factoryLicenceRecord = registration({
  id: 'factory-licence',
  office: 'labour',
  page: 'sectors/manufacturing-compliance',
  portalByState: { tg: 'tglabour' },
  documents: ['factory-layout', 'machine-list'],
  needed: [
    {
      id: 'LF-28b',
      level: 'likely',
      when: all(
        is('kind', 'making', 'food-making'),
        any(
          all(is('power', 'yes'), atLeast('workers', 'sectors.factory.with-power')),
          atLeast('workers', 'sectors.factory.without-power'),
        ),
      ),
      source: statedIn('sectors.factory.with-power'),
    },
  ],
  duties: [],
});

export const pollutionConsentRecord = registration({
  id: 'pollution-consent',
  office: 'pollution',
  page: 'sectors/manufacturing-compliance',
  portal: 'cpcb',
  documents: ['machine-list', 'premises'],
  needed: [
    {
      id: 'LF-49',
      level: 'must',
      when: all(maker, has('does', 'pollution')),
      source: law(
        copyOfAct(
          'Water Act, 1974, section 25, and Air Act, 1981, section 21: consent to establish and to operate',
          'the-water-prevention-and-control-of-pollution-act-1974/part-001.md#section-25---restrictions-on-new-outlets-and-new-discharges',
        ),
      ),
    },
    {
      id: 'LF-49b',
      level: 'likely',
      when: all(maker, not(has('does', 'pollution'))),
      source: unconfirmed(
        centralAct('Water Act, 1974, and Air Act, 1981: categories by kind of work'),
      ),
    },
  ],
  duties: [
    {
      id: 'POL-01',
      topic: 'papers',
      when: any(dated('pollution-until'), surelyNeeded),
      due: { from: 'pollution-until' },
      penalty: [],
      source: readOn('2026-11-24').law(
        copyOfAct(
          'Water Act, 1974, section 25(4)(a)(iii): the period is in the consent; Air Act, 1981, section 21(4)',
          'the-water-prevention-and-control-of-pollution-act-1974/part-001.md#section-25---restrictions-on-new-outlets-and-new-discharges',
        ),
      ),
    },
  ],
});
