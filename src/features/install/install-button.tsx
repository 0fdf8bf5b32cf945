import { useWords } from '../../i18n/i18n-context.tsx';
import { en } from '../../i18n/words/install/en.ts';
import { Button } from '../../ui/button.tsx';
import { install } from './install.ts';

/** Has the browser ask whether to install. */
export function InstallButton() {
  const words = useWords({ en });
  const onClick = () => {
    install().catch((error: unknown) => console.error('It could not be installed', error));
  };
  return (
    <Button tone="secondary" onClick={onClick}>
      {words.add}
    </Button>
  );
}
