import { lazy, Suspense, useEffect } from 'react';
import { pageById } from '../../content/catalog.ts';
import { useLeadForm } from '../../features/leads/lead-form-store.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';

/**
 * Headless UI comes with the dialog: nobody downloads it before they ask for the form. Where it
 * cannot be had, the form's own page takes its place.
 */
const LeadDialog = lazy(() =>
  import('../../features/leads/lead-dialog.tsx').catch((error: unknown) => {
    console.error('The form cannot be opened here', error);
    return { default: LeadPageInstead };
  }),
);

export function LeadDialogSlot() {
  const wasAskedFor = useLeadForm((state) => state.activeForm !== null);
  return wasAskedFor && <Suspense>{<LeadDialog />}</Suspense>;
}

function LeadPageInstead() {
  const { locale } = useI18n();
  const form = useLeadForm((state) => state.activeForm);
  useEffect(() => {
    if (!form) return;
    const page = addLocalePrefix(pageById('site/contact').path, locale);
    location.assign(`${page}?type=${form.type}`);
  }, [form, locale]);
  return null;
}
