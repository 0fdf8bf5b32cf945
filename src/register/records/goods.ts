import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { above, all, any, dated, has, is, not, surelyNeeded } from '../condition.ts';
import { registration } from '../record.ts';
import { stateAct, bis, metrology, msme, scheme } from '../sources.ts';

const { reported } = readOn('2026-11-20');

/** What is made or sold: packets, scales, standards, medicines, waste (fact file LF-35 to LF-39, LF-49 to LF-53, LF-60). */
const makesOrImports = any(is('kind', 'making', 'importer'), has('reach', 'imports'));
const mayMake = is('kind', 'home-business');
const qualityOrder = has('products', 'toys', 'helmets', 'steel-cement', 'electrical', 'footwear');
const electronics = has('products', 'electronics');
const importsGoods = all(
  is('supply', 'goods', 'both'),
  any(is('kind', 'importer'), has('reach', 'imports')),
);
const bisAct = bis(
  'Bureau of Indian Standards Act, 2016, sections 16 and 17; quality control orders',
);

export const bisRecord = registration({
  id: 'bis',
  office: 'online',
  page: 'guides/bis-registration',
  portal: 'manak',
  fee: ['bis.fee.application'],
  feeGrows: true,
  documents: ['business-proof', 'factory-layout', 'machine-list', 'test-report'],
  common: true,
  needed: [
    {
      id: 'LF-37',
      level: 'must',
      when: all(qualityOrder, makesOrImports),
      source: unconfirmed(bisAct),
      facts: ['bis.relief.micro', 'bis.relief.small'],
    },
    {
      id: 'LF-37b',
      level: 'likely',
      when: all(qualityOrder, mayMake, not(has('reach', 'imports'))),
      source: unconfirmed(bisAct),
      facts: ['bis.relief.micro', 'bis.relief.small'],
    },
  ],
  duties: [
    {
      id: 'BIS-01',
      topic: 'papers',
      when: any(dated('bis-until'), surelyNeeded),
      due: { from: 'bis-until' },
      penalty: [],
      source: unconfirmed(bis('BIS (Conformity Assessment) Regulations, 2018')),
      page: 'guides/bis-registration',
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
      source: unconfirmed(
        bis('Electronics and IT Goods (Requirement of Compulsory Registration) Order'),
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
      source: unconfirmed(bis('Hallmarking of Gold Jewellery Order')),
    },
  ],
  duties: [],
});

export const packerRecord = registration({
  id: 'packer',
  office: 'metrology',
  page: 'guides/barcode-registration',
  portal: 'consumeraffairs',
  documents: [],
  common: true,
  needed: [
    {
      id: 'LF-35',
      level: 'must',
      when: has('does', 'packs'),
      source: reported(metrology('Legal Metrology (Packaged Commodities) Rules, 2011, rule 27')),
      facts: ['barcode.packer-days', 'sectors.packer.weight', 'sectors.packer.sack'],
    },
    {
      id: 'LF-35b',
      level: 'must',
      when: importsGoods,
      source: reported(metrology('Legal Metrology (Packaged Commodities) Rules, 2011, rule 27')),
      facts: ['barcode.packer-days', 'sectors.packer.weight', 'sectors.packer.sack'],
    },
  ],
  duties: [],
});

export const scalesRecord = registration({
  id: 'scales',
  office: 'metrology',
  page: 'sectors/retail-commerce',
  portal: 'consumeraffairs',
  documents: [],
  needed: [
    {
      id: 'LF-36',
      level: 'must',
      when: has('does', 'scale'),
      source: unconfirmed(metrology('Legal Metrology Act, 2009, section 24')),
      facts: ['vendor.scale.electronic', 'vendor.scale.beam'],
    },
  ],
  duties: [
    {
      id: 'LM-01',
      topic: 'papers',
      when: any(dated('scale-stamped-on'), surelyNeeded),
      due: { from: 'scale-stamped-on', fact: 'vendor.scale.electronic' },
      penalty: ['sectors.scales.fine'],
      source: unconfirmed(metrology('Legal Metrology (General) Rules, 2011, rule 27; Act of 2009')),
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
      source: unconfirmed(
        stateAct('Plastic Waste Management Rules, 2016, with the ban of July 2022'),
      ),
      facts: ['sectors.bag.thickness'],
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
      source: reported(
        scheme('GS1 India', 'https://www.gs1india.org')('Subscription of GS1 India'),
      ),
    },
  ],
  duties: [
    {
      id: 'GS1-01',
      topic: 'papers',
      when: dated('barcode-until'),
      due: { from: 'barcode-until' },
      penalty: ['barcode.grace', 'barcode.late-penalty', 'barcode.late-days'],
      source: unconfirmed(
        scheme('GS1 India', 'https://www.gs1india.org')('Terms of the subscription'),
      ),
      page: 'guides/barcode-registration',
    },
  ],
});

export const certificateRecord = registration({
  id: 'certificate',
  office: 'online',
  page: 'guides/iso-certification',
  portal: 'zed',
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
