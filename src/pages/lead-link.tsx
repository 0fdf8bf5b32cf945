import { pageById } from '../content/catalog.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { ButtonLink } from '../ui/button.tsx';
import { usePage, useReader } from './page-context.ts';

/** Links to the lead form: its page without the app, the dialog with it (app/lead-links.ts). */
export function LeadLink() {
  const reader = useReader();
  const { messages } = usePage();
  return (
    <ButtonLink
      href={`${addLocalePrefix(pageById('site/contact').path, reader)}?type=consultation`}
      data-needs-app
    >
      {messages.shell.getConsultation}
    </ButtonLink>
  );
}
