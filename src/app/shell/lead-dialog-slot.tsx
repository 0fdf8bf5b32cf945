import { lazy, Suspense } from 'react';
import { useLeadForm } from '../../features/leads/lead-form-store.ts';

/** Headless UI comes with the dialog: nobody downloads it before they ask for the form. */
const LeadDialog = lazy(() => import('../../features/leads/lead-dialog.tsx'));

export function LeadDialogSlot() {
  const wasAskedFor = useLeadForm((state) => state.activeForm !== null);
  return wasAskedFor && <Suspense>{<LeadDialog />}</Suspense>;
}
