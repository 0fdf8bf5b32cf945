import { lazy, Suspense } from 'react';
import { useLeadForm } from '../../tools/leads/lead-form-store.ts';
import { LeadDialogMissing } from './lead-dialog-missing.tsx';
import { withTexts } from '../../locales/load-text.ts';

/**
 * Loads with Headless UI at the first request for the form. If it cannot load, other ways to contact us
 * appear instead.
 */
const LeadDialog = lazy(() =>
  withTexts(import('../../tools/leads/lead-dialog.tsx')).catch((error: unknown) => {
    console.error('The form cannot be opened here', error);
    return { default: LeadDialogMissing };
  }),
);

export function LeadDialogSlot() {
  const wasAskedFor = useLeadForm((state) => state.activeForm !== null);
  return wasAskedFor && <Suspense>{<LeadDialog />}</Suspense>;
}
