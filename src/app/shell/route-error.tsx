import { lazy, Suspense, useEffect } from 'react';
import { useLoaderData, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { pageById } from '../../content/catalog.ts';
import { LeadContacts } from '../../tools/leads/lead-contacts.tsx';
import { useI18n, useMessages } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { isSafari } from '../../platform/device/safari.ts';
import { mayHelpToReload } from '../../platform/load-part.ts';
import { PageNotSavedError, type PageDocument } from '../../platform/pages/page-document.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { errorCode } from './error-code.ts';
import { isMissingPart } from './missing-part.ts';
import { NotSavedPage } from './not-saved-yet.tsx';
import { PageView } from './page-view.tsx';
import { SafariCrash } from './safari-crash.tsx';
import { withTexts } from '../../locales/load-text.ts';

/** Replaces a page that failed; the shell around it stays usable (ERR-08). */
export function RouteError({ error }: ErrorComponentProps) {
  if (error instanceof PageNotSavedError) return <NotSavedPage />;
  if (isMissingPart(error)) return <PartNotSaved />;
  return isSafari(navigator.userAgent) ? (
    <SafariCrash error={error} />
  ) : (
    <PageFailed error={error} />
  );
}

/**
 * Shows a page whose text is saved but whose tool is not, so that visitors can still read the text. Reloads it
 * once if the server answers, because a deployment has then removed the part.
 */
function PartNotSaved() {
  const { notSaved } = useMessages();
  const page: Partial<PageDocument> | undefined = useLoaderData({ strict: false });
  useEffect(() => {
    let isShown = true;
    void mayHelpToReload().then((may) => {
      if (may && isShown) location.reload();
    });
    return () => {
      isShown = false;
    };
  }, []);
  // The offline page appears at the address of any unsaved page.
  if (!isPage(page) || page.id === 'offline') return <NotSavedPage />;
  return (
    <PageView page={page}>
      <div role="alert">
        <Callout tone="warning" title={notSaved.toolTitle}>
          <p>{notSaved.toolText}</p>
          {/* Reloads: some browsers remember a failed import until the page is left. */}
          <Button onClick={() => location.reload()}>{notSaved.retry}</Button>
        </Callout>
      </div>
      {page.id === assistantId && (
        <Suspense>
          <QuestionForLater />
        </Suspense>
      )}
    </PageView>
  );
}

const assistantId = pageById('tools/legal-assistant').id;

/** Lets visitors save a question for the assistant. */
const QuestionForLater = lazy(async () => {
  const { QuestionForLater: form } = await withTexts(
    import('../../tools/assistant/question-for-later.tsx'),
  );
  return { default: form };
});

const isPage = (data: Partial<PageDocument> | undefined): data is PageDocument =>
  data?.body !== undefined;

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
