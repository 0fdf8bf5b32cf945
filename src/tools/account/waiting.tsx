import { textFor, useMessages } from '../../locales/text.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const useText = textFor('account');

/** What stands while it is read who is signed in; without scripts nothing is, and the page says so. */
export function Waiting() {
  const { loading } = useMessages().shell;
  const { pageNeedsScript } = useText();
  return (
    <>
      <noscript>
        <p>{pageNeedsScript}</p>
      </noscript>
      <Spinner label={loading} />
    </>
  );
}
