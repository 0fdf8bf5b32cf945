import { textFor } from '../../locales/text.tsx';
import { Icon } from '../../ui/icon.tsx';

const useText = textFor('install');

/** The steps of installing by hand on an iPhone or iPad, with the icons to look for (PWA-02). */
export function InstallSteps() {
  const { steps } = useText();
  return (
    <>
      <ol className="install-steps">
        <li>
          <Icon name="share" />
          <span>{steps.share}</span>
        </li>
        <li>
          <Icon name="add" />
          <span>{steps.add}</span>
        </li>
        <li>
          <Icon name="home" />
          <span>{steps.confirm}</span>
        </li>
      </ol>
      <p>{steps.startsEmpty}</p>
    </>
  );
}
