import { useEffect } from 'react';
import { useMessages } from '../../locales/text.tsx';
import { useSharedPhone } from '../../platform/device/shared-phone-store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LeadForm } from './lead-form.tsx';
import { closeLeadForm, isLeadDialogOpen, useLeadForm } from './lead-form-store.ts';

/** The lead form over the page. Loaded on its first opening. */
export default function LeadDialog() {
  const { lead } = useMessages();
  const open = useLeadForm(isLeadDialogOpen);
  const form = useLeadForm((state) => state.activeForm);
  const opener = useLeadForm((state) => state.opener);
  const shared = useSharedPhone();

  // Headless UI knows only what had the focus since it was loaded; the opener had it before.
  useEffect(() => {
    if (!open) opener?.focus();
  }, [open, opener]);

  if (!form) return null;
  const benefits = shared ? form.benefits : [...form.benefits, lead.worksOffline];
  return (
    <Dialog open={open} onClose={closeLeadForm} title={form.title} closeLabel={lead.close}>
      <LeadForm form={form} onDone={closeLeadForm}>
        <p className="mt-2">{form.description}</p>
        <ul className="prose-list">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </LeadForm>
    </Dialog>
  );
}
