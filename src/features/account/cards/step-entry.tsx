import { pageById } from '../../../content/catalog.ts';
import { useI18n, useWords } from '../../../i18n/i18n-context.tsx';
import { addLocalePrefix } from '../../../i18n/locale-path.ts';
import { en } from '../../../i18n/words/dashboard/en.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { NextStep } from './next-step.ts';

const paths: Record<NextStep, string> = {
  request: pageById('account/outbox').path,
  find: pageById('tools/find').path,
  papers: pageById('tools/find').path,
  health: pageById('tools/business-health').path,
  dates: pageById('tools/calendar').path,
};

/** One step and the way to it; `text` in place of the step's own words. */
export function StepEntry({ step, text }: { step: NextStep; text?: string }) {
  const { locale } = useI18n();
  const words = useWords({ en }).next;
  return (
    <Callout tone="free" title={words.title}>
      <p>{text ?? words[step]}</p>
      <div className="actions">
        <ButtonLink href={addLocalePrefix(paths[step], locale)}>{words.go}</ButtonLink>
      </div>
    </Callout>
  );
}
