import { useEffect, useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import { backendAddress, BackendUnavailableError } from '../../platform/backend/address.ts';
import { Callout } from '../../ui/callout.tsx';

const useText = textFor('account');

/** Says beforehand where no backend is set up, with one warning that names the settings (AUTH-27). */
export function NoBackend() {
  const words = useText().errors;
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
        <Callout tone="warning" title={words.unavailable}>
          {null}
        </Callout>
      )}
    </div>
  );
}
