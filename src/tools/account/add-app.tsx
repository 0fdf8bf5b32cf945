import { useId, useState } from 'react';
import { business } from '../../content/business.ts';
import { textFor } from '../../locales/text.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { InputField } from '../../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { CodeForm } from './code-form.tsx';
import { beginApp, type NewApp } from './second-factors.ts';
import { followSession } from './session.ts';
import { StepHeading } from './step-heading.tsx';

const useAccountText = textFor('account');
const useText = textFor('second-step');

/** Adds an authenticator app: a name, then its picture and key, then its first code (AUTH-17). */
export function AddApp({ onAdded, onStop }: { onAdded: () => void; onStop: () => void }) {
  const words = useText();
  const { optional } = useAccountText();
  const titleId = useId();
  const [app, setApp] = useState<NewApp>();

  async function begin(values: FormData) {
    const name = String(values.get('factor-name')).trim();
    setApp(await beginApp(await followSession(), name, business.name));
  }

  return (
    <section className="factor-step" aria-labelledby={titleId}>
      <StepHeading as="h3" id={titleId} key={app?.id}>
        {app ? words.app.scan : words.app.title}
      </StepHeading>
      {app ? (
        <>
          <AppKey app={app} />
          <CodeForm
            factor={{ id: app.id, kind: 'totp' }}
            submit={words.app.confirm}
            onGiven={onAdded}
          />
        </>
      ) : (
        <>
          <p className="prose">{words.app.text}</p>
          <AccountForm submit={words.app.begin} running={words.app.beginning} onSubmit={begin}>
            {(problemOf) => (
              <InputField
                label={words.app.name}
                optional={optional}
                hint={words.app.nameHint}
                name="factor-name"
                autoComplete="off"
                maxLength={50}
                error={problemOf('factor-name')}
              />
            )}
          </AccountForm>
        </>
      )}
      <div className="actions">
        <Button tone="quiet" onClick={onStop}>
          {words.cancel}
        </Button>
      </div>
    </section>
  );
}

function AppKey({ app }: { app: NewApp }) {
  const words = useText().app;
  return (
    <>
      <img className="factor-picture" src={app.qrCode} alt={words.qrAlt} width={200} height={200} />
      <p className="prose">{words.here}</p>
      <div className="actions">
        <ButtonLink tone="secondary" href={app.uri}>
          {words.open}
        </ButtonLink>
      </div>
      <p className="prose">{words.byHand}</p>
      <p className="factor-key">
        <code>{app.secret}</code>
      </p>
      <div className="actions">
        <Button tone="secondary" onClick={() => void copyText(app.secret, words)}>
          {words.copy}
        </Button>
      </div>
      <p className="prose">{words.secret}</p>
    </>
  );
}
