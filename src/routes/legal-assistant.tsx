import { createFileRoute, useHydrated } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { leadForm, openLeadForm } from '../features/leads/lead-form-store.ts';
import { SharedQuote } from '../features/shared-text/shared-quote.tsx';
import { sharedPartsOf, sharedText } from '../features/shared-text/shared-text.ts';
import { useMessages } from '../i18n/i18n-context.tsx';
import { loadPage } from './-load-page.ts';

/** The assistant's page; what other apps share arrives here (share target of the manifest). */
export const Route = createFileRoute('/legal-assistant')({
  loader: loadPage,
  component: LegalAssistant,
});

function LegalAssistant() {
  const { forms } = useMessages().lead;
  const search = Route.useSearch();
  // The page was written without knowing what would be shared.
  const text = useHydrated() ? sharedText(sharedPartsOf(search)) : '';
  const ask = (opener: HTMLElement) =>
    openLeadForm(
      {
        ...leadForm('consultation', forms.consultation, '/legal-assistant'),
        answers: { notes: text },
      },
      opener,
    );
  return (
    <PageView page={Route.useLoaderData()}>
      {text && <SharedQuote text={text} onAsk={ask} />}
    </PageView>
  );
}
