import { useMessages } from '../../locales/text.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Shown while a page loads (ROUTE-14). */
export function Loading() {
  return <Spinner label={useMessages().shell.loading} />;
}
