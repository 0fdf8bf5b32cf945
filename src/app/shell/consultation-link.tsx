import { useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { pageById } from '../../content/catalog.ts';
import { ButtonLink } from '../../ui/button.tsx';

/**
 * Links to the lead form. Without the app this is a plain link to the form's own page; with the app,
 * `lead-links.ts` opens the dialog instead.
 */
export function ConsultationLink({ label }: { label: string }) {
  const { locale } = useI18n();
  return (
    <ButtonLink
      href={`${addLocalePrefix(pageById('site/contact').path, locale)}?type=consultation`}
      data-needs-app
    >
      {label}
    </ButtonLink>
  );
}
