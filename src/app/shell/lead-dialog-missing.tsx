import { useEffect, useRef, type MouseEvent } from 'react';
import { pageById } from '../../content/catalog.ts';
import { LeadContacts } from '../../tools/leads/lead-contacts.tsx';
import { closeLeadForm, isLeadDialogOpen, useLeadForm } from '../../tools/leads/lead-form-store.ts';
import { useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Button } from '../../ui/button.tsx';

/** Replaces the lead form if it is not saved and cannot load: links to its page and to contacts that need neither. */
export function LeadDialogMissing() {
  const { locale, messages } = useI18n();
  const { notOpened, close } = messages.lead;
  const open = useLeadForm(isLeadDialogOpen);
  const form = useLeadForm((state) => state.activeForm);
  const opener = useLeadForm((state) => state.opener);
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (open) heading.current?.focus();
    else opener?.focus();
  }, [open, opener]);

  if (!open || !form) return null;
  const page = addLocalePrefix(pageById('site/contact').path, locale);
  return (
    <div className="update-prompt" role="alert">
      <p ref={heading} tabIndex={-1}>
        {notOpened.text}{' '}
        <a href={`${page}?type=${form.type}`} onClick={leaveToBrowser}>
          {notOpened.page}
        </a>
      </p>
      <div className="flex flex-wrap gap-2">
        <LeadContacts />
        <Button tone="quiet" onClick={closeLeadForm}>
          {close}
        </Button>
      </div>
    </div>
  );
}

/** Lets the browser handle the click: a full load gets parts of one version; the app would reopen the dialog. */
const leaveToBrowser = (event: MouseEvent) => event.stopPropagation();
