import { copyOfAct } from '../../content/facts/sources.ts';
import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { all, any, dated, has, is, not, surelyNeeded } from '../condition.ts';
import { registration } from '../record.ts';
import { stateAct, statedIn } from '../sources.ts';
import { ownPlace } from '../terms.ts';

/** Buildings above a line that was read, outside Telangana. */
const overLine = {
  andhra: all(is('state', 'ap'), has('building', 'tall', 'assembly')),
  gujarat: all(is('state', 'gj'), has('building', 'tall')),
  westBengal: all(is('state', 'wb'), has('building', 'tall')),
  karnataka: all(is('state', 'ka'), has('building', 'tall')),
} as const;

/** What a report names among the uses with a fire licence and the finder can tell: hotels, in India also eating places. */
const reportedAsLicensed = is('kind', 'restaurant');

export const fireNocRecord = registration({
  id: 'fire-noc',
  office: 'fire',
  page: 'guides/fire-license',
  portalByState: { tg: 'tgfire' },
  documents: [],
  common: true,
  needed: [
    {
      id: 'LF-30',
      level: 'must',
      when: all(is('state', 'tg'), has('building', 'tall', 'assembly')),
      source: statedIn('fire.telangana.commercial'),
      facts: [
        'fire.telangana.commercial',
        'fire.telangana.residential',
        'fire.telangana.assembly-plot',
        'fire.telangana.assembly-height',
      ],
    },
    {
      id: 'LF-30b',
      level: 'not-needed',
      when: all(
        is('state', 'tg'),
        ownPlace,
        not(has('building', 'tall', 'assembly')),
        not(reportedAsLicensed),
      ),
      source: statedIn('fire.telangana.commercial'),
      facts: ['fire.telangana.commercial'],
    },
    {
      id: 'LF-30f',
      level: 'likely',
      when: all(
        is('state', 'tg'),
        ownPlace,
        not(has('building', 'tall', 'assembly')),
        reportedAsLicensed,
      ),
      source: statedIn('fire.telangana.licensed-uses'),
      facts: ['fire.telangana.licensed-uses'],
    },
    {
      id: 'LF-30c',
      level: 'must',
      when: overLine.andhra,
      source: statedIn('state.andhra.fire.business'),
      facts: [
        'state.andhra.fire.business',
        'state.andhra.fire.homes',
        'state.andhra.fire.halls-plot',
        'state.andhra.fire.halls-height',
      ],
    },
    {
      id: 'LF-30d',
      level: 'must',
      when: overLine.gujarat,
      source: statedIn('state.gujarat.fire.height'),
      facts: ['state.gujarat.fire.height', 'state.gujarat.fire.floor'],
    },
    {
      id: 'LF-30e',
      level: 'must',
      when: overLine.westBengal,
      source: statedIn('state.west-bengal.fire.height'),
      facts: ['state.west-bengal.fire.height'],
    },
    {
      id: 'LF-30g',
      level: 'must',
      when: overLine.karnataka,
      source: statedIn('state.karnataka.fire.order'),
      facts: ['state.karnataka.fire.order'],
    },
    {
      id: 'LF-31',
      level: 'likely',
      when: all(
        not(is('state', 'tg')),
        not(any(...Object.values(overLine))),
        any(
          is('kind', 'restaurant', 'healthcare', 'education'),
          has('building', 'tall', 'assembly', 'hazard-store'),
        ),
      ),
      source: unconfirmed(stateAct('Fire services Act of the state')),
    },
  ],
  duties: [
    {
      id: 'FIRE-01',
      topic: 'papers',
      when: any(dated('fire-until'), surelyNeeded),
      due: { from: 'fire-until' },
      penalty: [],
      source: unconfirmed(stateAct('The fire law of the state')),
    },
  ],
});

export const gasStorageRecord = registration({
  id: 'gas-storage',
  office: 'online',
  page: 'guides/fire-license',
  portal: 'peso',
  documents: [],
  needed: [
    {
      id: 'LF-61',
      level: 'likely',
      when: any(has('does', 'gas'), has('building', 'hazard-store')),
      source: statedIn('fire.gas.licence-above'),
      facts: ['fire.gas.licence-above'],
    },
  ],
  duties: [],
});

export const exciseRecord = registration({
  id: 'excise',
  office: 'excise',
  page: 'site/restaurant',
  documents: [],
  needed: [
    {
      id: 'LF-32',
      level: 'must',
      when: has('does', 'alcohol'),
      source: unconfirmed(stateAct('Excise Act of the state')),
    },
  ],
  duties: [],
});

export const eatingHouseRecord = registration({
  id: 'eating-house',
  office: 'police',
  page: 'site/restaurant',
  documents: [],
  needed: [
    {
      id: 'LF-34',
      level: 'likely',
      when: is('kind', 'restaurant'),
      source: unconfirmed(stateAct('Police Act of the state or city')),
    },
  ],
  duties: [],
});

export const musicRecord = registration({
  id: 'music',
  office: 'music',
  page: 'site/restaurant',
  documents: [],
  needed: [
    {
      id: 'LF-33',
      level: 'likely',
      when: has('does', 'music'),
      source: readOn('2026-11-24').law(
        copyOfAct(
          'Copyright Act, 1957, section 51(a); section 33 on copyright societies',
          'the-copyright-act-1957/part-002.md#section-51---when-copyright-infringed',
        ),
      ),
    },
  ],
  duties: [],
});

export const signboardRecord = registration({
  id: 'signboard',
  office: 'municipal',
  page: 'sectors/retail-commerce',
  documents: [],
  needed: [
    {
      id: 'LF-65',
      level: 'likely',
      when: has('does', 'signboard'),
      source: unconfirmed(
        stateAct('Shops Acts and local Acts on the language of boards and on advertisements'),
      ),
    },
  ],
  duties: [],
});
