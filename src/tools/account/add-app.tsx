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

/** Adds an authenticator app: name, picture and key, first code (AUTH-17). */
export function AddApp({ onAdded, onStop }: { onAdded: () => void; onStop: () => void }) {
  const texts = useText();
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
        {app ? texts.app.scan : texts.app.title}
      </StepHeading>
      {app ? (
        <>
          <AppKey app={app} />
          <CodeForm
            factor={{ id: app.id, kind: 'totp' }}
            submit={texts.app.confirm}
            onGiven={onAdded}
          />
        </>
      ) : (
        <>
          <p className="prose">{texts.app.text}</p>
          <AccountForm submit={texts.app.begin} running={texts.app.beginning} onSubmit={begin}>
            {(problemOf) => (
              <InputField
                label={texts.app.name}
                optional={optional}
                hint={texts.app.nameHint}
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
          {texts.cancel}
        </Button>
      </div>
    </section>
  );
}

function AppKey({ app }: { app: NewApp }) {
  const texts = useText().app;
  return (
    <>
      <img className="factor-picture" src={app.qrCode} alt={texts.qrAlt} width={200} height={200} />
      <p className="prose">{texts.here}</p>
      <div className="actions">
        <ButtonLink tone="secondary" href={app.uri}>
          {texts.open}
        </ButtonLink>
      </div>
      <p className="prose">{texts.byHand}</p>
      <p className="factor-key">
        <code>{app.secret}</code>
      </p>
      <div className="actions">
        <Button tone="secondary" onClick={() => void copyText(app.secret, texts)}>
          {texts.copy}
        </Button>
      </div>
      <p className="prose">{texts.secret}</p>
    </>
  );
}
