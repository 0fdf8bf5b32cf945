import { lazy, Suspense } from 'react';
import { useLeadForm } from '../../tools/leads/lead-form-store.ts';
import { LeadDialogMissing } from './lead-dialog-missing.tsx';
import { withTexts } from '../../locales/load-text.ts';

/**
 * Headless UI comes with the dialog: nobody downloads it before they ask for the form. Where it
 * cannot be had, other ways are shown in its place.
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
