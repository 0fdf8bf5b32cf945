import { createFileRoute, useHydrated } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { AssistantPage } from '../tools/assistant/assistant-page.tsx';
import type { AssistantCallbacks } from '../tools/assistant/assistant-callbacks.ts';
import { leadForm, openLeadForm } from '../tools/leads/lead-form-store.ts';
import { SharedQuote } from '../features/shared-text/shared-quote.tsx';
import { questionOf, sharedPartsOf, sharedText } from '../features/shared-text/shared-text.ts';
import { textFor, useMessages } from '../locales/text.tsx';
import { loadPage } from './-load-page.ts';

const useText = textFor('assistant');

/**
 * The assistant's page. `?q=` fills its field and is not sent (TOOL-LA-01); what other apps share
 * arrives here too (share target of the manifest).
 */
export const Route = createFileRoute('/legal-assistant')({
  loader: loadPage,
  component: LegalAssistant,
});

function LegalAssistant() {
  const { forms } = useMessages().lead;
  const { noScript } = useText();
  const search = Route.useSearch();
  // The page was written without knowing what would be shared or asked.
  const isAlive = useHydrated();
  const text = isAlive ? sharedText(sharedPartsOf(search)) : '';
  const callbacks: AssistantCallbacks = {
    askPerson: (note, opener) =>
      openLeadForm(
        {
          ...leadForm('consultation', forms.consultation, '/legal-assistant'),
          answers: { notes: note },
        },
        opener,
      ),
  };
  return (
    <PageView page={Route.useLoaderData()} text="assistant">
      {text && <SharedQuote text={text} onAsk={(opener) => callbacks.askPerson(text, opener)} />}
      <noscript>
        <p className="prose">{noScript}</p>
      </noscript>
      <AssistantPage callbacks={callbacks} prefill={isAlive ? questionOf(search) : ''} />
    </PageView>
  );
}
