import { copyOfAct } from '../../content/facts/sources.ts';
import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { all, any, has, is, needed, not } from '../condition.ts';
import { registration } from '../record.ts';
import { dgft, statedIn } from '../sources.ts';
import { bringsIn, sellsAbroad } from '../terms.ts';

const { law } = readOn('2026-11-23');

/** Lines of work with an office of their own, foreign trade, selling online (fact file LF-40 to LF-42, LF-46, LF-47, LF-54 to LF-59). */
const goods = is('supply', 'goods', 'both', 'exempt');
/** The law asks for the import-export code: goods that come in, whatever is sold, and goods that go out. */
export const tradeCodeAsked = any(bringsIn, all(goods, sellsAbroad));
/** Trade in services needs the code only for a benefit. */
const tradeAct = law({
  title: 'Foreign Trade (Development and Regulation) Act, 1992, section 7',
  publisher: 'lawcrux.com (copy of the Act)',
  url: 'https://web.lawcrux.com/newversion/web/Assets/data5t/ft/ftacts/ftacts_ftdr_sec_07.htm',
});
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
      when: tradeCodeAsked,
      source: tradeAct,
      facts: ['sectors.iec.fee', 'sectors.iec.confirm-from', 'sectors.iec.confirm-by'],
    },
    {
      id: 'LF-40b',
      level: 'optional',
      when: all(not(goods), sellsAbroad),
      source: tradeAct,
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
      when: sellsAbroad,
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
      when: all(sellsAbroad, not(is('food', 'no'))),
      source: readOn('2026-11-24').law(
        copyOfAct(
          'APEDA Act, 1985, section 12; Spices Board Act, 1986, section 11; for fish the rules of MPEDA were not read',
          'the-agricultural-and-processed-food-products-export-development-authority-act-1985/part-001.md',
        ),
      ),
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
