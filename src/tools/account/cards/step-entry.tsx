import { pageById } from '../../../content/catalog.ts';
import { textFor, useI18n } from '../../../locales/text.tsx';
import { addLocalePrefix } from '../../../i18n/locale-path.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { NextStep } from '../model/next-step.ts';

const useText = textFor('dashboard');

const paths: Record<NextStep, string> = {
  request: pageById('account/outbox').path,
  find: pageById('tools/find').path,
  papers: pageById('tools/find').path,
  health: pageById('tools/business-health').path,
  dates: pageById('tools/calendar').path,
};

/** A step with its link. `text` replaces the step's own text. */
export function StepEntry({ step, text }: { step: NextStep; text?: string }) {
  const { locale } = useI18n();
  const texts = useText().next;
  return (
    <Callout tone="free" title={texts.title}>
      <p>{text ?? texts[step]}</p>
      <div className="actions">
        <ButtonLink href={addLocalePrefix(paths[step], locale)}>{texts.go}</ButtonLink>
      </div>
    </Callout>
  );
}
