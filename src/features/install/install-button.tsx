import { textFor } from '../../locales/text.tsx';
import { Button } from '../../ui/button.tsx';
import { install } from './install.ts';

const useText = textFor('install');

/** Opens the browser's install dialog. */
export function InstallButton() {
  const texts = useText();
  const onClick = () => {
    install().catch((error: unknown) => console.error('It could not be installed', error));
  };
  return (
    <Button tone="secondary" onClick={onClick}>
      {texts.add}
    </Button>
  );
}
