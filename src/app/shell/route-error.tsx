import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { pageById } from '../../content/catalog.ts';
import { LeadContacts } from '../../features/leads/lead-contacts.tsx';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { isSafari } from '../../platform/device/modes-store.ts';
import { PageNotSavedError } from '../../platform/page-document.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { errorCode } from './error-code.ts';
import { NotSavedPage } from './not-saved-yet.tsx';
import { SafariCrash } from './safari-crash.tsx';

/** What stands in the place of a page that failed; the shell around it stays usable (ERR-08). */
export function RouteError({ error }: ErrorComponentProps) {
  if (error instanceof PageNotSavedError || isMissingPart(error)) return <NotSavedPage />;
  return isSafari(navigator.userAgent) ? (
    <SafariCrash error={error} />
  ) : (
    <PageFailed error={error} />
  );
}

/** A part of the app that could not be fetched: every browser says so in its own words. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported|module script/i.test(error.message);

function PageFailed({ error }: { error: unknown }) {
  const { locale, messages } = useI18n();
  const { failed } = messages.shell;
  const router = useRouter();
  const code = errorCode(error);
  return (
    <div className="page">
      <div className="page-column" role="alert">
        <h1 tabIndex={-1}>{failed.heading}</h1>
        <p className="page-lead">{failed.text}</p>
        <p>
          {failed.code} <code>{code}</code>{' '}
          <Button
            tone="quiet"
            onClick={() => void copyText(code, { copied: failed.copied, notCopied: failed.code })}
          >
            {failed.copy}
          </Button>
        </p>
        <div className="actions">
          <Button onClick={() => void router.invalidate()}>{failed.retry}</Button>
          <ButtonLink tone="secondary" href={addLocalePrefix(pageById('home').path, locale)}>
            {failed.home}
          </ButtonLink>
          <LeadContacts />
        </div>
      </div>
    </div>
  );
}
