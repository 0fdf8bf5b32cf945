import { useEffect, useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import { backendAddress, BackendUnavailableError } from '../../platform/backend/address.ts';
import { Callout } from '../../ui/callout.tsx';

const useText = textFor('account');

/** Says that the site has no backend, and logs one warning with the settings (AUTH-27). */
export function NoBackend() {
  const texts = useText().errors;
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    backendAddress().catch((error: unknown) => {
      if (!(error instanceof BackendUnavailableError)) {
        console.info('Whether one can sign in is not known', error);
        return;
      }
      console.warn(error.message);
      setMissing(true);
    });
  }, []);
  return (
    <div role="status">
      {missing && (
        <Callout tone="warning" title={texts.unavailable}>
          {null}
        </Callout>
      )}
    </div>
  );
}
