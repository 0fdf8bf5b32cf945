import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/i18n-context.tsx';
import { en } from '../../i18n/words/account/en.ts';
import { backendAddress, BackendUnavailableError } from '../../platform/backend/address.ts';
import { Callout } from '../../ui/callout.tsx';

/** Says beforehand where no backend is set up, with one warning that names the settings (AUTH-27). */
export function NoBackend() {
  const words = useWords({ en }).errors;
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
