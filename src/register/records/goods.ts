import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { above, all, any, dated, has, is, not, surelyNeeded } from '../condition.ts';
import { registration } from '../record.ts';
import { msme, scheme, statedIn } from '../sources.ts';
import { bringsIn } from '../terms.ts';

const { reported } = readOn('2026-11-23');
const later = readOn('2026-11-28');

/** What is made or sold: packets, scales, standards, medicines, waste (fact file LF-35 to LF-39, LF-49 to LF-53, LF-60). */
const makesOrImports = any(is('kind', 'making'), bringsIn);
const mayMake = is('kind', 'home-business');
const qualityOrder = has('products', 'toys', 'helmets', 'steel-cement', 'electrical', 'footwear');
const electronics = has('products', 'electronics');
const importsGoods = all(is('supply', 'goods', 'both', 'exempt'), bringsIn);

export const bisRecord = registration({
  id: 'bis',
  office: 'online',
  page: 'guides/bis-registration',
  portal: 'manak',
  fee: ['bis.fee.application'],
  feeTable: ['bis.fee.application', 'bis.fee.inspection', 'bis.fee.licence-year'],
  time: 'bis.time',
  feeGrows: true,
  documents: ['business-proof', 'factory-layout', 'machine-list', 'test-report'],
  common: true,
  needed: [
    {
      id: 'LF-37',
      level: 'must',
      when: all(qualityOrder, makesOrImports),
      source: statedIn('bis.relief.micro'),
      facts: ['bis.relief.micro', 'bis.relief.small'],
    },
    {
      id: 'LF-37b',
      level: 'likely',
      when: all(qualityOrder, mayMake, not(has('reach', 'imports'))),
      source: statedIn('bis.relief.micro'),
      facts: ['bis.relief.micro', 'bis.relief.small'],
    },
  ],
  duties: [
    {
      id: 'BIS-01',
      topic: 'papers',
      when: any(dated('bis-until'), surelyNeeded),
      due: { from: 'bis-until' },
      penalty: ['bis.suspension', 'bis.fee.late'],
      source: statedIn('bis.fee.late'),
    },
  ],
});

export const bisElectronicsRecord = registration({
  id: 'bis-electronics',
  office: 'online',
  page: 'guides/bis-registration',
  portal: 'crsbis',
  documents: ['business-proof', 'test-report', 'product-drawing'],
  needed: [
    {
      id: 'LF-38',
      level: 'must',
      when: all(electronics, makesOrImports),
      source: later.reported(
        scheme(
          'PSR Compliance',
          'https://www.psrcompliance.com/bis-crs-registration',
        )('Electronics and IT Goods (Requirement of Compulsory Registration) Order, explained'),
      ),
    },
  ],
  duties: [],
});

export const hallmarkRecord = registration({
  id: 'hallmark',
  office: 'online',
  page: 'guides/bis-registration',
  portal: 'manak',
  documents: [],
  needed: [
    {
      id: 'LF-39',
      level: 'must',
      when: all(has('products', 'gold'), above('turnover', 'bis.hallmark.turnover')),
      source: statedIn('bis.hallmark.turnover'),
    },
  ],
  duties: [],
});

export const packerRecord = registration({
  id: 'packer',
  office: 'metrology',
  page: 'guides/barcode-registration',
  portal: 'consumeraffairs',
  fee: ['sectors.packer.fee'],
  documents: [],
  common: true,
  needed: [
    {
      id: 'LF-35',
      level: 'must',
      when: has('does', 'packs'),
      source: statedIn('barcode.packer-days'),
      facts: ['barcode.packer-days', 'sectors.packer.weight', 'sectors.packer.sack'],
    },
    {
      id: 'LF-35b',
      level: 'must',
      when: importsGoods,
      source: statedIn('barcode.packer-days'),
      facts: ['barcode.packer-days', 'sectors.packer.weight', 'sectors.packer.sack'],
    },
  ],
  duties: [],
});

export const scalesRecord = registration({
  id: 'scales',
  office: 'metrology',
  page: 'sectors/retail-commerce',
  steps: { page: 'how-to/scale-stamp' },
  portal: 'consumeraffairs',
  documents: [],
  needed: [
    {
      id: 'LF-36',
      level: 'must',
      when: has('does', 'scale'),
      source: statedIn('vendor.scale.electronic'),
      facts: ['vendor.scale.electronic', 'vendor.scale.beam'],
    },
  ],
  duties: [
    {
      id: 'LM-01',
      topic: 'papers',
      when: any(dated('scale-stamped-on'), surelyNeeded),
      due: { from: 'scale-stamped-on', fact: 'vendor.scale.electronic' },
      penalty: ['sectors.scales.fine', 'sectors.scales.notice-since'],
      source: statedIn('vendor.scale.electronic'),
      page: 'how-to/scale-stamp',
    },
  ],
});

export const plasticRecord = registration({
  id: 'plastic',
  office: 'none',
  page: 'sectors/retail-commerce',
  portal: 'cpcb',
  documents: [],
  needed: [
    {
      id: 'LF-60',
      level: 'must',
      when: has('does', 'plastic'),
      source: statedIn('sectors.bag.thickness'),
      facts: ['sectors.bag.thickness'],
    },
  ],
  duties: [],
});

export const tobaccoRecord = registration({
  id: 'tobacco',
  office: 'none',
  page: 'sectors/retail-commerce',
  documents: [],
  needed: [
    {
      id: 'LF-69',
      level: 'must',
      when: any(has('products', 'tobacco'), has('does', 'tobacco')),
      source: statedIn('sectors.tobacco.age'),
      facts: ['sectors.tobacco.age', 'sectors.tobacco.school'],
    },
  ],
  duties: [],
});

export const scrapRecord = registration({
  id: 'scrap',
  office: 'pollution',
  page: 'sectors/retail-commerce',
  portal: 'cpcb',
  documents: [],
  needed: [
    {
      id: 'LF-67',
      level: 'likely',
      when: has('does', 'scrap'),
      from: '2026-04-01',
      source: reported(
        scheme(
          'corporateprofessionals.com',
          'https://www.corporateprofessionals.com/regulatoryupdate/epr-framework-for-scrap-of-non-ferrous-metal-introduced-under-hazardous-and-other-wastes-management-and-transboundary-movement-rules-2016',
        )('Rules on scrap of non-ferrous metal, G.S.R. 438(E), 1 July 2025'),
      ),
    },
  ],
  duties: [],
});

export const barcodeRecord = registration({
  id: 'barcode',
  office: 'online',
  page: 'guides/barcode-registration',
  portal: 'gs1',
  documents: ['pan', 'business-proof'],
  needed: [
    {
      id: 'LF-44',
      level: 'optional',
      when: any(has('plans', 'barcode'), all(has('does', 'packs'), has('online', 'marketplace'))),
      source: statedIn('barcode.fees-since'),
    },
  ],
  duties: [
    {
      id: 'GS1-01',
      topic: 'papers',
      when: dated('barcode-until'),
      due: { from: 'barcode-until' },
      penalty: ['barcode.grace', 'barcode.late-penalty', 'barcode.late-days'],
      source: statedIn('barcode.late-penalty'),
    },
  ],
});

export const certificateRecord = registration({
  id: 'certificate',
  office: 'online',
  page: 'guides/iso-certification',
  portal: 'zed',
  time: 'iso.time.prepare',
  documents: [],
  needed: [
    {
      id: 'LF-45',
      level: 'optional',
      when: has('plans', 'certificate'),
      source: unconfirmed(msme('ZED certification; ISO standards')),
    },
  ],
  duties: [],
});
