import { useWords } from '../../i18n/i18n-context.tsx';
import { en } from '../../i18n/words/install/en.ts';
import { Icon } from '../../ui/icon.tsx';

/** How it is done by hand on an iPhone or iPad, with the signs to look for (PWA-02). */
export function InstallSteps() {
  const { steps } = useWords({ en });
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
