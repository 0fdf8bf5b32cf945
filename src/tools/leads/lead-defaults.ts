import { guideIds, pageById } from '../../content/catalog.ts';
import type { LeadValues } from './lead-body.ts';

/** Answers that a page implies. The form shows them, and the visitor can change them (LEAD-37). */
export const defaultsByPath: Readonly<Record<string, LeadValues>> = {
  '/fssai-compliance': {
    businessType: 'Restaurant/Food Business',
    services: 'FSSAI Registration',
    industry: 'Food & Beverage',
    currentIssues: 'No FSSAI license',
  },
  '/gst-compliance': { services: 'GST Registration', currentIssues: 'Missing GST registration' },
  '/trade-license-compliance': { services: 'Trade License' },
  '/msme-compliance': { services: 'Document Preparation' },
  '/trademark-registration': { services: 'Document Preparation' },
  '/company-registration': { services: 'Document Preparation' },
  '/iso-certification': { services: 'Document Preparation' },
  '/fire-license': { services: 'Document Preparation' },
  '/bis-registration': { services: 'Document Preparation' },
  '/barcode-registration': { services: 'Document Preparation' },
  '/labour-law-compliance': { services: 'Compliance Audit' },
  '/restaurant': { businessType: 'Restaurant/Food Business', industry: 'Food & Beverage' },
};

/** The guides by their paths. */
const guideAt = new Map(guideIds.map((id) => [pageById(id).path as string, id]));

/**
 * Returns the first answers of a form that was opened on this path (without language prefix). A guide's name
 * goes into the notes, because no other question of the consultation can state it.
 */
export function leadDefaults(
  path: string,
  {
    aboutGuide,
    menuNames,
  }: { aboutGuide: (name: string) => string; menuNames: Readonly<Record<string, string>> },
): LeadValues {
  const guide = guideAt.get(path);
  const name = guide === undefined ? undefined : menuNames[guide];
  return { ...defaultsByPath[path], ...(name !== undefined && { notes: aboutGuide(name) }) };
}
