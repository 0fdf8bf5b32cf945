import { useEffect, useState } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { textFor, useI18n, useMessages } from '../../locales/text.tsx';
import { factorKinds, type FactorKind } from '../../platform/backend/address.ts';
import { Button } from '../../ui/button.tsx';
import { siteToasts } from '../../ui/site-toasts.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { AddApp } from './add-app.tsx';
import { AddPhone } from './add-phone.tsx';
import { givesCodes, nameOfFactor } from './known-factors.ts';
import { RemoveFactor } from './remove-factor.tsx';
import { useFactors } from './use-factors.ts';
import './second-step.css';

const useText = textFor('second-step');

/** The current action: none, adding, or removing by id. */
type Doing = { adding: FactorKind } | { removing: string } | undefined;

/** The account's second steps: list, add, remove. Says so if the server has none. */
export function SecondStep() {
  const texts = useText();
  const { loading } = useMessages().shell;
  const [kinds, setKinds] = useState<readonly FactorKind[] | 'unknown'>();
  useEffect(() => {
    factorKinds().then(setKinds, (error: unknown) => {
      console.info('The second steps of this server are not known', error);
      setKinds('unknown');
    });
  }, []);

  return (
    <section className="section" aria-labelledby="second-step">
      <h2 id="second-step" tabIndex={-1}>
        {texts.title}
      </h2>
      <p className="prose">{texts.what}</p>
      {kinds === undefined && <Spinner label={loading} />}
      {kinds === 'unknown' && <p className="prose">{texts.unknown}</p>}
      {typeof kinds === 'object' && kinds.length === 0 && <p className="prose">{texts.notHere}</p>}
      {typeof kinds === 'object' && kinds.length > 0 && <OwnFactors kinds={kinds} />}
    </section>
  );
}

function OwnFactors({ kinds }: { kinds: readonly FactorKind[] }) {
  const texts = useText();
  const { loading } = useMessages().shell;
  const { factors, reload } = useFactors();
  const [doing, setDoing] = useState<Doing>();

  function finish(title: string) {
    setDoing(undefined);
    // The focused element disappears with the finished step.
    document.getElementById('second-step')?.focus();
    siteToasts.show({ title, variant: 'success' });
    void reload();
  }

  if (factors === undefined) return <Spinner label={loading} />;
  if (factors === 'unknown') {
    return (
      <>
        <p className="prose">{texts.unknown}</p>
        <div className="actions">
          <Button tone="secondary" onClick={() => void reload()}>
            {texts.again}
          </Button>
        </div>
      </>
    );
  }
  const own = factors.filter(givesCodes);
  const stop = () => setDoing(undefined);
  return (
    <>
      <p className="prose" role="status">
        {own.length > 0 ? <Stamp tone="done">{texts.stamp}</Stamp> : texts.isOff}{' '}
        {own.length > 0 && texts.isOn}
      </p>
      {own.map((factor) => (
        <FactorEntry
          key={factor.id}
          name={nameOfFactor(factor, texts)}
          kind={factor.factor_type}
          since={factor.created_at}
          onRemove={() => setDoing({ removing: factor.id })}
        >
          {doing && 'removing' in doing && doing.removing === factor.id && (
            <RemoveFactor
              factorId={factor.id}
              onRemoved={() => finish(texts.removed)}
              onKeep={stop}
            />
          )}
        </FactorEntry>
      ))}
      {own.length === 1 && <p className="prose">{texts.spare}</p>}
      {doing && 'adding' in doing ? (
        <Adding kind={doing.adding} onAdded={() => finish(texts.added)} onStop={stop} />
      ) : (
        <div className="actions">
          {kinds.map((kind) => (
            <Button key={kind} tone="secondary" onClick={() => setDoing({ adding: kind })}>
              {kind === 'totp' ? texts.addApp : texts.addPhone}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function Adding(props: { kind: FactorKind; onAdded: () => void; onStop: () => void }) {
  const { kind, ...rest } = props;
  return kind === 'totp' ? <AddApp {...rest} /> : <AddPhone {...rest} />;
}

function FactorEntry(props: {
  name: string;
  kind: FactorKind;
  since: string;
  onRemove: () => void;
  children: React.ReactNode;
}) {
  const { locale, messages } = useI18n();
  const texts = useText();
  return (
    <div className="factor">
      <p>
        <strong>{props.name}</strong>
        <br />
        {texts.kinds[props.kind]}
        {messages.page.sentenceEnd} {texts.since(formatDate(props.since, locale))}
      </p>
      <Button tone="quiet" aria-label={texts.removeNamed(props.name)} onClick={props.onRemove}>
        {texts.remove}
      </Button>
      {props.children}
    </div>
  );
}
