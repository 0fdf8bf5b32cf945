import { textFor, useMessages } from '../../locales/text.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const useText = textFor('account');

/** Shown while the session is read. Without scripts it cannot be read, and the page says so. */
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
