import { unconfirmed } from '../../content/facts/make.ts';
import { all, any, has, is, needed, not } from '../condition.ts';
import { registration } from '../record.ts';
import { centralAct, dgft, statedIn } from '../sources.ts';
import { bringsIn } from '../terms.ts';

/** Lines of work with an office of their own, foreign trade, selling online (fact file LF-40 to LF-42, LF-46, LF-47, LF-54 to LF-59). */
const exports = any(is('kind', 'exporter'), has('reach', 'exports'));
const goods = is('supply', 'goods', 'both', 'exempt');
/** Names the code and its yearly confirmation. */
const tradePolicy = statedIn('sectors.iec.confirm-by');

export const importExportCodeRecord = registration({
  id: 'import-export-code',
  office: 'online',
  page: 'sectors/technology-compliance',
  portal: 'dgft',
  fee: ['sectors.iec.fee'],
  documents: ['pan', 'bank', 'premises', 'mobile'],
  common: true,
  needed: [
    {
      id: 'LF-40',
      level: 'must',
      when: all(goods, any(bringsIn, exports)),
      source: tradePolicy,
      facts: ['sectors.iec.fee', 'sectors.iec.confirm-from', 'sectors.iec.confirm-by'],
    },
    {
      id: 'LF-40b',
      level: 'optional',
      when: all(not(goods), exports),
      source: tradePolicy,
    },
  ],
  duties: [
    {
      id: 'IEC-01',
      topic: 'papers',
      when: needed(),
      due: { every: 'year', facts: ['sectors.iec.confirm-by'] },
      penalty: [],
      source: tradePolicy,
      page: 'sectors/retail-commerce',
    },
  ],
});

export const exportCouncilRecord = registration({
  id: 'export-council',
  office: 'online',
  page: 'sectors/technology-compliance',
  portal: 'dgft',
  documents: [],
  needed: [
    {
      id: 'LF-41',
      level: 'likely',
      when: exports,
      source: unconfirmed(dgft('Foreign Trade Policy, 2023')),
      facts: ['gst.due.export-undertaking'],
    },
  ],
  duties: [],
});

export const exportBoardRecord = registration({
  id: 'export-board',
  office: 'online',
  page: 'guides/fssai-compliance',
  portal: 'apeda',
  documents: [],
  needed: [
    {
      id: 'LF-42',
      level: 'must',
      when: all(exports, not(is('food', 'no'))),
      source: unconfirmed(centralAct('Acts on APEDA, the Spices Board and MPEDA')),
    },
  ],
  duties: [],
});

export const vehiclePermitRecord = registration({
  id: 'vehicle-permit',
  office: 'transport',
  page: 'sectors/logistics-compliance',
  portal: 'parivahan',
  documents: [],
  needed: [
    {
      id: 'LF-54',
      level: 'must',
      when: is('vehicle', 'passengers', 'goods-heavy'),
      source: statedIn('sectors.permit.weight'),
      facts: ['sectors.permit.weight'],
    },
  ],
  duties: [],
});

export const usedVehiclesRecord = registration({
  id: 'used-vehicles',
  office: 'transport',
  page: 'sectors/automotive-compliance',
  portal: 'parivahan',
  documents: [],
  needed: [
    {
      id: 'LF-68',
      level: 'must',
      when: has('products', 'used-vehicles'),
      source: statedIn('sectors.used-vehicles.validity'),
      facts: ['sectors.used-vehicles.validity', 'sectors.used-vehicles.decision'],
    },
  ],
  duties: [],
});
