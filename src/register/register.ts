import type { PageId } from '../content/catalog.ts';
import type { FactId } from '../content/facts/lookup.ts';
import type { IsoDate } from '../content/facts/types.ts';
import { guideStepsId } from '../content/guide-steps.ts';
import { leavesOf } from './condition.ts';
import type { Duty, NeedRule, Registration } from './record.ts';
import { companyRecord, llpRecord, partnershipRecord } from './records/company.ts';
import { factoryLicenceRecord, pollutionConsentRecord } from './records/factory.ts';
import { fssaiCentralRecord, fssaiRecord } from './records/food.ts';
import {
  barcodeRecord,
  bisElectronicsRecord,
  bisRecord,
  certificateRecord,
  hallmarkRecord,
  packerRecord,
  plasticRecord,
  scalesRecord,
  scrapRecord,
  tobaccoRecord,
} from './records/goods.ts';
import {
  governmentBuyersRecord,
  startupRecord,
  trademarkRecord,
  udyamAssistRecord,
  udyamRecord,
} from './records/growth.ts';
import {
  compositionRecord,
  gstByChoiceRecord,
  gstEnrolmentRecord,
  gstRecord,
} from './records/gst.ts';
import {
  clinicRecord,
  cosmeticsRecord,
  drugLicenceRecord,
  medicalDevicesRecord,
} from './records/health.ts';
import { incomeTaxRecord, panRecord, tdsRecord } from './records/income-tax.ts';
import {
  eatingHouseRecord,
  exciseRecord,
  fireNocRecord,
  gasStorageRecord,
  musicRecord,
  signboardRecord,
} from './records/place.ts';
import { professionalTaxOwnRecord, professionalTaxRecord } from './records/professional-tax.ts';
import {
  bulkMessagesRecord,
  privacyRecord,
  reraRecord,
  teachingRecord,
  webShopRecord,
} from './records/sectors.ts';
import { shopsActRecord } from './records/shops-act.ts';
import { svanidhiRecord, vendingCertificateRecord } from './records/street.ts';
import { tradeLicenceRecord } from './records/trade-licence.ts';
import {
  exportBoardRecord,
  exportCouncilRecord,
  importExportCodeRecord,
  usedVehiclesRecord,
  vehiclePermitRecord,
} from './records/trade.ts';
import {
  bonusRecord,
  epfRecord,
  eshramRecord,
  esiRecord,
  poshRecord,
  safetyRegistrationRecord,
  workerPapersRecord,
} from './records/workers.ts';

/** Every record in the order of doing them: those that can stop a business come first. */
const allRecords = [
  companyRecord,
  llpRecord,
  partnershipRecord,
  vendingCertificateRecord,
  tradeLicenceRecord,
  shopsActRecord,
  fireNocRecord,
  factoryLicenceRecord,
  pollutionConsentRecord,
  gasStorageRecord,
  exciseRecord,
  eatingHouseRecord,
  musicRecord,
  clinicRecord,
  drugLicenceRecord,
  cosmeticsRecord,
  medicalDevicesRecord,
  teachingRecord,
  reraRecord,
  vehiclePermitRecord,
  usedVehiclesRecord,
  fssaiRecord,
  fssaiCentralRecord,
  panRecord,
  bisRecord,
  bisElectronicsRecord,
  hallmarkRecord,
  packerRecord,
  scalesRecord,
  plasticRecord,
  tobaccoRecord,
  scrapRecord,
  gstRecord,
  gstEnrolmentRecord,
  gstByChoiceRecord,
  compositionRecord,
  incomeTaxRecord,
  tdsRecord,
  importExportCodeRecord,
  exportCouncilRecord,
  exportBoardRecord,
  workerPapersRecord,
  esiRecord,
  epfRecord,
  bonusRecord,
  poshRecord,
  safetyRegistrationRecord,
  professionalTaxRecord,
  professionalTaxOwnRecord,
  webShopRecord,
  privacyRecord,
  bulkMessagesRecord,
  signboardRecord,
  udyamRecord,
  udyamAssistRecord,
  svanidhiRecord,
  eshramRecord,
  trademarkRecord,
  barcodeRecord,
  certificateRecord,
  governmentBuyersRecord,
  startupRecord,
] as const satisfies readonly Registration[];

type AnyRecord = (typeof allRecords)[number];

/** Id of a record that the finder lists. */
export type NeedId = Exclude<AnyRecord['id'], 'income-tax' | 'bonus'>;
/** Id of a rule that says who needs a registration. */
export type RuleId = AnyRecord['needed'][number]['id'];
/** Id of a duty in the calendar. */
export type DutyId = AnyRecord['duties'][number]['id'];

/** A registration that the finder lists. */
export type Need = Registration<NeedId>;
/** A rule with its registration, all its figures and its day of review. */
export interface KnownRule extends NeedRule<RuleId> {
  need: NeedId;
  facts: readonly FactId[];
  reviewBy: IsoDate;
}
/** A duty with the record that it belongs to, and its page and day of review. */
export interface KnownDuty extends Duty<DutyId> {
  record: AnyRecord['id'];
  page: PageId;
  reviewBy: IsoDate;
}

/** The next common review of all rules and duties. One that is reviewed separately has its own day. */
const nextReview: IsoDate = '2027-05-20';

const isNeed = (record: Registration): record is Need => record.needed.length > 0;

/** Every registration that the finder lists, in the order of doing them. */
export const needs: readonly Need[] = (allRecords as readonly Registration[]).filter(isNeed);

/** Every rule, in the order of the records. */
export const rules: readonly KnownRule[] = needs.flatMap(({ id, needed }) =>
  (needed as readonly NeedRule<RuleId>[]).map((rule) => ({
    reviewBy: nextReview,
    ...rule,
    need: id,
    facts: [...new Set([...figuresOf(rule), ...(rule.facts ?? [])])],
  })),
);

const rulesByNeed: ReadonlyMap<NeedId, readonly KnownRule[]> = new Map(
  needs.map(({ id }) => [id, rules.filter(({ need }) => need === id)]),
);

/** Returns the rules of one registration. */
export const rulesOf = (need: NeedId): readonly KnownRule[] => rulesByNeed.get(need) ?? [];

/** Returns the figures of a rule's condition. */
function figuresOf({ when }: NeedRule): FactId[] {
  return leavesOf(when).flatMap((leaf) => ('fact' in leaf ? [leaf.fact] : []));
}

/** Every duty, in the order of the records. Duties on the same day appear in this order. */
export const duties: readonly KnownDuty[] = allRecords.flatMap(({ id, page, duties }) =>
  (duties as readonly Duty<DutyId>[]).map((duty) => ({
    page,
    reviewBy: nextReview,
    ...duty,
    record: id,
  })),
);

const byId = new Map<string, Need>(needs.map((need) => [need.id, need]));

/** Returns the registration with this id. */
export function needById(id: NeedId): Need {
  const need = byId.get(id);
  if (!need) throw new Error(`No registration "${id}" in src/register`);
  return need;
}

/** Returns the page that lists the steps to a registration, and its section where the page has more than the steps. */
export const stepsOf = ({ page, steps }: Need): { page: PageId; section?: string } =>
  steps ?? (page.startsWith('guides/') ? { page, section: guideStepsId } : { page });
