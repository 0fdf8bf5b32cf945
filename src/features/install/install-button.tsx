import { useMessages } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { install } from './install.ts';

/** Has the browser ask whether to install. */
export function InstallButton() {
  const { install: words } = useMessages();
  const onClick = () => {
    install().catch((error: unknown) => console.error('It could not be installed', error));
  };
  return (
    <Button tone="secondary" onClick={onClick}>
      {words.add}
    </Button>
  );
}
