import { useEffect } from 'react';
import { TextLanguage, textFor, useMessages } from '../../locales/text.tsx';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LeadForm } from './lead-form.tsx';
import { closeLeadForm, isLeadDialogOpen, useLeadForm } from './lead-form-store.ts';

const useText = textFor('lead');

/** The lead form over the page. Its code loads at the first opening. */
export default function LeadDialog() {
  const { lead } = useMessages();
  const { change } = useText();
  const open = useLeadForm(isLeadDialogOpen);
  const form = useLeadForm((state) => state.activeForm);
  const opener = useLeadForm((state) => state.opener);
  const shared = useSharedDevice();

  // The opener had the focus before Headless UI loaded, so this component returns the focus.
  useEffect(() => {
    if (!open) opener?.focus();
  }, [open, opener]);

  if (!form) return null;
  const { title, description } = form.editing ? change : form;
  const benefits = shared ? form.benefits : [...form.benefits, lead.worksOffline];
  return (
    <Dialog open={open} onClose={closeLeadForm} title={title} closeLabel={lead.close}>
      <TextLanguage name="lead">
        <LeadForm form={form} onDone={closeLeadForm}>
          <p className="mt-2">{description}</p>
          {!form.editing && (
            <ul className="prose-list">
              {benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          )}
        </LeadForm>
      </TextLanguage>
    </Dialog>
  );
}
