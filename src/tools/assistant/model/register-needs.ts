import type { NeedId as Need } from '../../../needs/need-id.ts';
import type { NeedId as Registration } from '../../../register/register.ts';

/** Needs of the bank that ask whether somebody must have a registration or do a duty of the register. */
const registrationOfNeed: Readonly<Partial<Record<Need, Registration>>> = {
  'fssai.need': 'fssai',
  'fssai.home-kitchen': 'fssai',
  'fssai.vendor': 'fssai',
  'gst.need': 'gst',
  'gst.limit': 'gst',
  'gst.vendor': 'gst',
  'gst.upi': 'gst',
  'gst.online-seller': 'gst',
  'gst.other-state': 'gst',
  'gst.goods-or-services': 'gst',
  'trade.need': 'trade-licence',
  'trade.village': 'trade-licence',
  'shops-act': 'shops-act',
  'labour.epf.limit': 'epf',
  'labour.esi.limit': 'esi',
  'labour.posh': 'posh',
  'vendor.scale': 'scales',
  pollution: 'pollution-consent',
  'sectors.iec': 'import-export-code',
};

/** Returns the registration that a need asks about; undefined for a need that asks about none. */
export const registrationOf = (need: string): Registration | undefined =>
  (registrationOfNeed as Readonly<Record<string, Registration | undefined>>)[need];

/** Returns the need that asks whether: "must I register" means it, and not how to apply. */
export const whetherNeed = (need: string): string => need.replace(/\.apply$/, '.need');
