import { readOn, unconfirmed } from '../../../../content/facts/make.ts';
import { above, all, any, has, is, not } from '../condition.ts';
import { rule, type Rule } from '../rule.ts';
import { bis, centralAct, metrology, stateAct } from './sources.ts';

const { reported } = readOn('2026-11-20');

/** What is made or sold: packets, scales, standards, medicines, waste (fact file LF-35 to LF-39, LF-49 to LF-53, LF-60). */
const makesOrImports = any(is('kind', 'making', 'importer'), has('reach', 'imports'));
const mayMake = is('kind', 'home-business');
const qualityOrder = has('products', 'toys', 'helmets', 'steel-cement', 'electrical', 'footwear');
const electronics = has('products', 'electronics');
const maker = is('kind', 'making', 'food-making');
const importsGoods = all(
  is('supply', 'goods', 'both'),
  any(is('kind', 'importer'), has('reach', 'imports')),
);
const bisAct = bis(
  'Bureau of Indian Standards Act, 2016, sections 16 and 17; quality control orders',
);
const drugs = (title: string) => centralAct(title);

export const goodsRules = [
  rule({
    id: 'LF-35',
    need: 'packer',
    level: 'must',
    when: has('does', 'packs'),
    source: reported(metrology('Legal Metrology (Packaged Commodities) Rules, 2011, rule 27')),
    facts: ['barcode.packer-days', 'sectors.packer.weight', 'sectors.packer.sack'],
  }),
  rule({
    id: 'LF-35b',
    need: 'packer',
    level: 'must',
    when: importsGoods,
    source: reported(metrology('Legal Metrology (Packaged Commodities) Rules, 2011, rule 27')),
    facts: ['barcode.packer-days', 'sectors.packer.weight', 'sectors.packer.sack'],
  }),
  rule({
    id: 'LF-36',
    need: 'scales',
    level: 'must',
    when: has('does', 'scale'),
    source: unconfirmed(metrology('Legal Metrology Act, 2009, section 24')),
    facts: ['vendor.scale.electronic', 'vendor.scale.beam'],
  }),
  rule({
    id: 'LF-37',
    need: 'bis',
    level: 'must',
    when: all(qualityOrder, makesOrImports),
    source: unconfirmed(bisAct),
    facts: ['bis.relief.micro', 'bis.relief.small'],
  }),
  rule({
    id: 'LF-37b',
    need: 'bis',
    level: 'likely',
    when: all(qualityOrder, mayMake, not(has('reach', 'imports'))),
    source: unconfirmed(bisAct),
    facts: ['bis.relief.micro', 'bis.relief.small'],
  }),
  rule({
    id: 'LF-38',
    need: 'bis-electronics',
    level: 'must',
    when: all(electronics, makesOrImports),
    source: unconfirmed(
      bis('Electronics and IT Goods (Requirement of Compulsory Registration) Order'),
    ),
  }),
  rule({
    id: 'LF-39',
    need: 'hallmark',
    level: 'must',
    when: all(has('products', 'gold'), above('turnover', 'bis.hallmark.turnover')),
    source: unconfirmed(bis('Hallmarking of Gold Jewellery Order')),
  }),
  rule({
    id: 'LF-49',
    need: 'pollution-consent',
    level: 'must',
    when: all(maker, has('does', 'pollution')),
    source: unconfirmed(
      centralAct('Water Act, 1974, and Air Act, 1981: consent to establish and to operate'),
    ),
  }),
  rule({
    id: 'LF-49b',
    need: 'pollution-consent',
    level: 'likely',
    when: all(maker, not(has('does', 'pollution'))),
    source: unconfirmed(
      centralAct('Water Act, 1974, and Air Act, 1981: categories by kind of work'),
    ),
  }),
  rule({
    id: 'LF-50',
    need: 'clinic',
    level: 'must',
    when: has('health', 'clinic'),
    source: unconfirmed(
      centralAct(
        'Clinical Establishments Act, 2010, or the state’s own Act; Bio-Medical Waste Management Rules, 2016',
      ),
    ),
  }),
  rule({
    id: 'LF-51',
    need: 'drug-licence',
    level: 'must',
    when: any(has('health', 'pharmacy'), has('products', 'medicines')),
    source: unconfirmed(drugs('Drugs Rules, 1945')),
    facts: ['sectors.drugs.shop-area', 'sectors.drugs.both-area'],
  }),
  rule({
    id: 'LF-52',
    need: 'cosmetics',
    level: 'must',
    when: all(has('products', 'cosmetics'), is('kind', 'making')),
    source: unconfirmed(drugs('Cosmetics Rules, 2020')),
  }),
  rule({
    id: 'LF-52b',
    need: 'cosmetics',
    level: 'likely',
    when: all(has('products', 'cosmetics'), mayMake),
    source: unconfirmed(drugs('Cosmetics Rules, 2020')),
  }),
  rule({
    id: 'LF-53',
    need: 'medical-devices',
    level: 'must',
    when: any(has('health', 'devices'), has('products', 'devices')),
    source: unconfirmed(drugs('Medical Devices Rules, 2017')),
  }),
  rule({
    id: 'LF-60',
    need: 'plastic',
    level: 'must',
    when: has('does', 'plastic'),
    source: unconfirmed(
      stateAct('Plastic Waste Management Rules, 2016, with the ban of July 2022'),
    ),
    facts: ['sectors.bag.thickness'],
  }),
] as const satisfies readonly Rule[];
