import { useMessages, useWords } from '../../i18n/i18n-context.tsx';
import { en } from '../../i18n/words/account/en.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** What stands while it is read who is signed in; without scripts nothing is, and the page says so. */
export function Waiting() {
  const { loading } = useMessages().shell;
  const { pageNeedsScript } = useWords({ en });
  return (
    <>
      <noscript>
        <p>{pageNeedsScript}</p>
      </noscript>
      <Spinner label={loading} />
    </>
  );
}
