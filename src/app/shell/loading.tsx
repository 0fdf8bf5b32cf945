import { useMessages } from '../../locales/text.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** What shows while a page is on its way (ROUTE-14). */
export function Loading() {
  return <Spinner label={useMessages().shell.loading} />;
}
