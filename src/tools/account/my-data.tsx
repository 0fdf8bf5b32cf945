import { useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import type { SupabaseClient } from '../../platform/backend/client.ts';
import { downloadFile } from '../../platform/hand-over.ts';
import { useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { siteToasts } from '../../ui/site-toasts.ts';
import { SureQuestion } from '../../ui/sure-question.tsx';
import { accountErrorText } from './account-error.ts';
import { useAuth } from './auth-store.ts';
import { AskSecondStep } from './second-step-gate.tsx';
import { codeIsWanted } from './second-factors.ts';
import { followSession, signOut } from './session.ts';
import { claimRequests, forgetWaiting, waitingOf } from './sync/own-requests.ts';

const useText = textFor('account');

/** Download and deletion of the user's data on the server (PROF-12). */
export function MyData() {
  const { locale } = useI18n();
  const texts = useText();
  const userId = useAuth(({ user }) => user?.id ?? '');
  const waiting = waitingOf(useOutboxItems(), userId).length;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** An action that waits for the second step, because the server requires it. */
  const [held, setHeld] = useState<{ work: () => Promise<void> }>();

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setFailure(undefined);
    try {
      if (await codeIsWanted(await followSession())) setHeld({ work });
      else await work();
    } catch (error) {
      console.error('The server did not do it', error);
      setFailure(accountErrorText(error, texts));
    } finally {
      setBusy(false);
    }
  }

  async function takeCopy() {
    const client = await clientWithRequests(userId);
    const { data, error } = await client.rpc('export_my_data');
    if (error) throw error;
    const text = JSON.stringify(data, null, 2);
    downloadFile(new File([text], texts.mine.fileName, { type: 'application/json' }));
  }

  async function deleteAccount() {
    setAsking(false);
    const client = await clientWithRequests(userId);
    const { error } = await client.rpc('delete_my_account');
    if (error) throw error;
    await forgetWaiting(userId).catch((reason: unknown) =>
      console.error('What waits for the account is still on this phone', reason),
    );
    await signOut();
    siteToasts.show({ title: texts.mine.deleted, description: undefined, variant: 'success' });
  }

  const { deletes } = texts.mine;
  return (
    <section className="section" aria-labelledby="my-data">
      <h2 id="my-data">{texts.mine.data}</h2>
      <p className="prose">
        {texts.mine.dataText}{' '}
        <a href={addLocalePrefix(pageById('account/settings').path, locale)}>
          {texts.mine.thisPhone}
        </a>
      </p>
      <div className="actions">
        <Button tone="secondary" disabled={busy} onClick={() => void attempt(takeCopy)}>
          {busy ? texts.mine.running : texts.mine.export}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={() => setAsking(true)}>
          {texts.mine.delete}
        </Button>
      </div>
      {held && (
        <AskSecondStep
          onGiven={() => {
            setHeld(undefined);
            void attempt(held.work);
          }}
        />
      )}
      {asking && (
        <SureQuestion
          title={texts.mine.sure}
          confirm={texts.mine.confirmDelete}
          keep={texts.mine.keep}
          onConfirm={() => void attempt(deleteAccount)}
          onKeep={() => setAsking(false)}
        >
          <p>{deletes.server}</p>
          <ul className="prose-list">
            {deletes.fromServer.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <p>{deletes.phone}</p>
          <ul className="prose-list">
            {deletes.fromPhone.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          {waiting > 0 && <p>{deletes.waiting(waiting)}</p>}
          <p>{deletes.stays}</p>
        </SureQuestion>
      )}
      <div role="alert">
        {failure && (
          <Callout tone="warning" title={failure}>
            {null}
          </Callout>
        )}
      </div>
    </section>
  );
}

/**
 * Returns the client after linking requests that were sent while signed in, so that the copy and the deletion
 * include them.
 */
async function clientWithRequests(userId: string): Promise<SupabaseClient> {
  const client = await followSession();
  try {
    await claimRequests(client, userId, false);
  } catch (error) {
    // A device without storage does not know its sent requests. The action continues anyway.
    console.info('What this phone has sent is not known', error);
  }
  return client;
}
