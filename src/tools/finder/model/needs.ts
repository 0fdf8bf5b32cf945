import type { PageId } from '../../../content/catalog.ts';
import type { FactId } from '../../../content/facts/lookup.ts';
import type { PortalId } from '../../../content/portals.ts';
import type { Place } from './answers.ts';
import type { StateCode } from './states.ts';

/** The authority. Its name is in `locales/<language>/tools/finder.ts`; `municipal` depends on the place. */
type Office =
  | 'municipal'
  | 'vending'
  | 'labour'
  | 'fire'
  | 'pollution'
  | 'excise'
  | 'police'
  | 'health'
  | 'drugs'
  | 'education'
  | 'rera'
  | 'transport'
  | 'metrology'
  | 'state-tax'
  | 'music'
  | 'firms'
  | 'operator'
  | 'online'
  | 'none';

/** Papers to collect. Guides use the same ids, so a tick counts everywhere. */
export type DocumentId =
  | 'pan'
  | 'identity'
  | 'photo'
  | 'mobile'
  | 'bank'
  | 'premises'
  | 'property-tax'
  | 'shop-area'
  | 'shop-photo'
  | 'food-list'
  | 'vending-certificate'
  | 'vending-proof'
  | 'start-date'
  | 'investment'
  | 'worker-list'
  | 'worker-identity'
  | 'firm-papers'
  | 'address-proof'
  | 'company-names'
  | 'mark-image'
  | 'goods-list'
  | 'business-proof'
  | 'factory-layout'
  | 'machine-list'
  | 'test-report'
  | 'product-drawing';

export interface Need {
  id: string;
  office: Office;
  /** Id of the page that explains the need best. */
  page: PageId;
  /**
   * Portal for the application or for information. A portal of the place precedes one of the state, then a
   * general one.
   */
  portal?: PortalId;
  portalByState?: Partial<Record<StateCode, PortalId>>;
  portalByPlace?: Partial<Record<Place, PortalId>>;
  /** Figures of the government fee, from the lowest to the highest; absent: the authority states it. */
  fee?: readonly FactId[];
  /** Further costs are added to the figures, such as stamp duty or a fee by size. */
  feeGrows?: true;
  documents: readonly DocumentId[];
  /** Often sold to businesses that do not need it; the finder then says so by name. */
  common?: true;
}

const base = ['identity', 'photo', 'mobile'] as const;
const place = [...base, 'pan', 'premises'] as const;
const hyderabad = {
  ghmc: 'ghmc',
  cyberabad: 'ghmc',
  malkajgiri: 'ghmc',
  hyderabad: 'ghmc',
} as const;

/** All needs in the order of doing them: those that can stop a business come first. */
export const needs = [
  {
    id: 'pan',
    office: 'online',
    page: 'start/registration',
    portal: 'incometax',
    fee: ['finder.pan.fee'],
    documents: ['identity', 'photo'],
  },
  {
    id: 'company',
    office: 'online',
    page: 'guides/company-registration',
    portal: 'mca',
    fee: ['company.fee.pan-tan'],
    feeGrows: true,
    documents: [...place, 'address-proof', 'company-names'],
  },
  {
    id: 'llp',
    office: 'online',
    page: 'guides/company-registration',
    portal: 'mca',
    fee: ['company.llp.fee.first', 'company.llp.fee.fourth'],
    feeGrows: true,
    documents: [...place, 'address-proof', 'company-names'],
  },
  {
    id: 'partnership',
    office: 'firms',
    page: 'guides/company-registration',
    documents: [...place, 'address-proof', 'firm-papers'],
  },
  {
    id: 'vending-certificate',
    office: 'vending',
    page: 'blog/street-vendor-compliance-india',
    portalByPlace: hyderabad,
    documents: ['identity', 'photo', 'mobile', 'vending-proof'],
  },
  {
    id: 'trade-licence',
    office: 'municipal',
    page: 'guides/trade-license-compliance',
    portalByPlace: {
      ...hyderabad,
      mumbai: 'mumbai',
      pune: 'pune',
      chennai: 'chennai',
      kolkata: 'kolkata',
      delhi: 'delhi',
    },
    portalByState: { tg: 'cdma' },
    documents: [...place, 'property-tax', 'shop-photo', 'shop-area'],
    common: true,
  },
  {
    id: 'shops-act',
    office: 'labour',
    page: 'guides/labour-law-compliance',
    portalByState: { tg: 'tglabour' },
    documents: [...place],
    common: true,
  },
  {
    id: 'fire-noc',
    office: 'fire',
    page: 'guides/fire-license',
    portalByState: { tg: 'tgfire' },
    documents: [],
    common: true,
  },
  {
    id: 'factory-licence',
    office: 'labour',
    page: 'sectors/manufacturing-compliance',
    portalByState: { tg: 'tglabour' },
    documents: ['factory-layout', 'machine-list'],
  },
  {
    id: 'pollution-consent',
    office: 'pollution',
    page: 'sectors/manufacturing-compliance',
    portal: 'cpcb',
    documents: ['machine-list', 'premises'],
  },
  {
    id: 'gas-storage',
    office: 'online',
    page: 'guides/fire-license',
    portal: 'peso',
    documents: [],
  },
  { id: 'excise', office: 'excise', page: 'site/restaurant', documents: [] },
  { id: 'eating-house', office: 'police', page: 'site/restaurant', documents: [] },
  { id: 'music', office: 'music', page: 'site/restaurant', documents: [] },
  {
    id: 'clinic',
    office: 'health',
    page: 'sectors/healthcare-compliance',
    documents: [],
  },
  {
    id: 'drug-licence',
    office: 'drugs',
    page: 'sectors/healthcare-compliance',
    documents: ['premises'],
  },
  {
    id: 'cosmetics',
    office: 'drugs',
    page: 'sectors/healthcare-compliance',
    documents: [],
  },
  {
    id: 'medical-devices',
    office: 'drugs',
    page: 'sectors/healthcare-compliance',
    portal: 'cdsco',
    documents: [],
  },
  {
    id: 'teaching',
    office: 'education',
    page: 'sectors/education-compliance',
    documents: [],
  },
  { id: 'rera', office: 'rera', page: 'sectors/real-estate-compliance', documents: [] },
  {
    id: 'vehicle-permit',
    office: 'transport',
    page: 'sectors/logistics-compliance',
    portal: 'parivahan',
    documents: [],
  },
  {
    id: 'fssai',
    office: 'online',
    page: 'guides/fssai-compliance',
    portal: 'foscos',
    fee: ['fssai.registration.fee'],
    documents: [...base, 'premises', 'food-list'],
    common: true,
  },
  {
    id: 'fssai-central',
    office: 'online',
    page: 'guides/fssai-compliance',
    portal: 'foscos',
    fee: ['fssai.central.fee'],
    documents: [],
  },
  {
    id: 'bis',
    office: 'online',
    page: 'guides/bis-registration',
    portal: 'manak',
    fee: ['bis.fee.application'],
    feeGrows: true,
    documents: ['business-proof', 'factory-layout', 'machine-list', 'test-report'],
    common: true,
  },
  {
    id: 'bis-electronics',
    office: 'online',
    page: 'guides/bis-registration',
    portal: 'crsbis',
    documents: ['business-proof', 'test-report', 'product-drawing'],
  },
  {
    id: 'hallmark',
    office: 'online',
    page: 'guides/bis-registration',
    portal: 'manak',
    documents: [],
  },
  {
    id: 'packer',
    office: 'metrology',
    page: 'guides/barcode-registration',
    portal: 'consumeraffairs',
    documents: [],
    common: true,
  },
  {
    id: 'scales',
    office: 'metrology',
    page: 'sectors/retail-commerce',
    portal: 'consumeraffairs',
    documents: [],
  },
  {
    id: 'plastic',
    office: 'none',
    page: 'sectors/retail-commerce',
    portal: 'cpcb',
    documents: [],
  },
  {
    id: 'gst',
    office: 'online',
    page: 'guides/gst-compliance',
    portal: 'gst',
    fee: ['gst.registration.fee'],
    documents: [...place, 'bank'],
    common: true,
  },
  {
    id: 'gst-by-choice',
    office: 'online',
    page: 'guides/gst-compliance',
    portal: 'gst',
    fee: ['gst.registration.fee'],
    documents: [...place, 'bank'],
  },
  {
    id: 'composition',
    office: 'online',
    page: 'guides/gst-compliance',
    portal: 'gst',
    documents: [],
  },
  {
    id: 'import-export-code',
    office: 'online',
    page: 'sectors/technology-compliance',
    portal: 'dgft',
    fee: ['sectors.iec.fee'],
    documents: ['pan', 'bank', 'premises', 'mobile'],
    common: true,
  },
  {
    id: 'export-council',
    office: 'online',
    page: 'sectors/technology-compliance',
    portal: 'dgft',
    documents: [],
  },
  {
    id: 'export-board',
    office: 'online',
    page: 'guides/fssai-compliance',
    portal: 'apeda',
    documents: [],
  },
  {
    id: 'worker-papers',
    office: 'none',
    page: 'guides/labour-law-compliance',
    portal: 'labour',
    documents: ['worker-list', 'worker-identity'],
  },
  {
    id: 'esi',
    office: 'online',
    page: 'guides/labour-law-compliance',
    portal: 'esic',
    fee: ['labour.esi.fee'],
    documents: ['pan', 'identity', 'premises', 'bank', 'worker-list', 'worker-identity'],
    common: true,
  },
  {
    id: 'epf',
    office: 'online',
    page: 'guides/labour-law-compliance',
    portal: 'epfoemployer',
    fee: ['labour.epf.fee'],
    documents: ['pan', 'identity', 'premises', 'bank', 'worker-list', 'worker-identity'],
    common: true,
  },
  {
    id: 'posh',
    office: 'none',
    page: 'guides/labour-law-compliance',
    portal: 'shebox',
    documents: [],
    common: true,
  },
  {
    id: 'safety-registration',
    office: 'labour',
    page: 'guides/labour-law-compliance',
    portal: 'shramsuvidha',
    documents: ['worker-list'],
  },
  {
    id: 'professional-tax',
    office: 'state-tax',
    page: 'guides/labour-law-compliance',
    portalByState: { tg: 'tgct' },
    fee: ['finder.free.professional-tax'],
    documents: ['pan', 'identity', 'premises', 'worker-list'],
    common: true,
  },
  {
    id: 'professional-tax-own',
    office: 'state-tax',
    page: 'guides/labour-law-compliance',
    portalByState: { tg: 'tgct' },
    fee: ['finder.free.professional-tax'],
    documents: ['pan', 'identity'],
  },
  {
    id: 'web-shop',
    office: 'none',
    page: 'sectors/technology-compliance',
    portal: 'consumerhelpline',
    documents: [],
  },
  {
    id: 'privacy',
    office: 'none',
    page: 'sectors/technology-compliance',
    portal: 'meity',
    documents: [],
  },
  {
    id: 'bulk-messages',
    office: 'operator',
    page: 'sectors/technology-compliance',
    documents: ['business-proof'],
  },
  {
    id: 'signboard',
    office: 'municipal',
    page: 'sectors/retail-commerce',
    documents: [],
  },
  {
    id: 'udyam',
    office: 'online',
    page: 'guides/msme-compliance',
    portal: 'udyam',
    fee: ['msme.registration.fee'],
    documents: ['identity', 'mobile', 'pan', 'bank', 'premises', 'start-date', 'investment'],
  },
  {
    id: 'udyam-assist',
    office: 'online',
    page: 'guides/msme-compliance',
    portal: 'udyamassist',
    fee: ['finder.free.udyam-assist'],
    documents: ['identity', 'mobile', 'bank'],
  },
  {
    id: 'svanidhi',
    office: 'vending',
    page: 'blog/pm-svanidhi-loan',
    portal: 'pmsvanidhi',
    fee: ['vendor.loan.fee'],
    documents: ['identity', 'mobile', 'bank', 'vending-certificate'],
  },
  {
    id: 'eshram',
    office: 'online',
    page: 'guides/labour-law-compliance',
    portal: 'eshram',
    fee: ['finder.free.eshram'],
    documents: ['identity', 'mobile', 'bank'],
  },
  {
    id: 'trademark',
    office: 'online',
    page: 'guides/trademark-registration',
    portal: 'tmfiling',
    fee: ['trademark.fee.low', 'trademark.fee.high'],
    documents: ['mark-image', 'identity', 'pan', 'goods-list'],
  },
  {
    id: 'barcode',
    office: 'online',
    page: 'guides/barcode-registration',
    portal: 'gs1',
    documents: ['pan', 'business-proof'],
  },
  {
    id: 'certificate',
    office: 'online',
    page: 'guides/iso-certification',
    portal: 'zed',
    documents: [],
  },
  {
    id: 'government-buyers',
    office: 'online',
    page: 'guides/msme-compliance',
    portal: 'gem',
    fee: ['finder.free.gem'],
    documents: ['pan', 'identity', 'bank', 'mobile'],
  },
  {
    id: 'startup',
    office: 'online',
    page: 'guides/company-registration',
    portal: 'startupindia',
    fee: ['finder.free.startup'],
    documents: ['firm-papers'],
  },
] as const satisfies readonly Need[];

export type NeedId = (typeof needs)[number]['id'];

const byId = new Map<string, Need & { id: NeedId }>(needs.map((need) => [need.id, need]));

/** Returns the need with this id. */
export function needById(id: NeedId): Need & { id: NeedId } {
  const need = byId.get(id);
  if (!need) throw new Error(`No need "${id}" in src/tools/finder/model/needs.ts`);
  return need;
}
