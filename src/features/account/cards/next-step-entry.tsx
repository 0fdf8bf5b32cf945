import { pageById } from '../../../content/catalog.ts';
import { useI18n, useWords } from '../../../i18n/i18n-context.tsx';
import { addLocalePrefix } from '../../../i18n/locale-path.ts';
import { en } from '../../../i18n/words/dashboard/en.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { nextStep, type NextStep, type Standing } from './next-step.ts';

const paths: Record<NextStep, string> = {
  request: pageById('account/outbox').path,
  find: pageById('tools/find').path,
  papers: pageById('tools/find').path,
  health: pageById('tools/business-health').path,
  dates: pageById('tools/calendar').path,
};

/** The one thing to do next, above all cards. */
export function NextStepEntry({ standing }: { standing: Standing }) {
  const { locale } = useI18n();
  const words = useWords({ en }).next;
  const step = nextStep(standing);
  return (
    <Callout tone="free" title={words.title}>
      <p>{words[step]}</p>
      <div className="actions">
        <ButtonLink href={addLocalePrefix(paths[step], locale)}>{words.go}</ButtonLink>
      </div>
    </Callout>
  );
}
