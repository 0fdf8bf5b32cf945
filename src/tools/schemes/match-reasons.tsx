import { Button } from '../../ui/button.tsx';
import { conditionId } from './model/answers.ts';
import type { Finding, Match } from './model/match.ts';
import { cardId } from './card-id.ts';
import { reasonText, useTexts } from './scheme-texts.ts';
import { useTool } from './tool-context.ts';

/** The order of the reasons: obstacles first, then the rules that fit. */
const order = ['fails', 'missing', 'unknown', 'unsaid', 'fits'] as const;

/**
 * Explains rule by rule why a scheme fits, may fit or does not fit, and asks for the deciding conditions.
 * `brief` hides the rules that fit if any rule does not.
 */
export function MatchReasons({ match, brief }: { match: Match; brief?: boolean }) {
  const { texts, locale } = useTexts();
  const { notebook } = useTool();
  const { findings, scheme, verdict } = match;
  const isTold = ({ outcome, rule }: Finding) => {
    // An answered condition stays, so that the visitor can change the answer.
    if (!brief || rule === 'also') return true;
    if (verdict === 'no') return outcome === 'fails';
    return verdict === 'likely' || outcome !== 'fits';
  };
  const told = order.flatMap((outcome) =>
    findings.filter((finding) => finding.outcome === outcome && isTold(finding)),
  );
  return (
    <ul className="scheme-reasons">
      {told.map((finding) => {
        const text = reasonText(finding, scheme, texts, locale, notebook.inputs.age.trim() !== '');
        return (
          <li key={`${finding.rule} ${text}`} data-outcome={finding.outcome}>
            <strong>{texts.matches[finding.outcome]}</strong> {text}
            {finding.rule === 'also' && (
              <YesOrNo scheme={scheme.id} place={finding.place} text={finding.text} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Two buttons that answer a deciding condition; pressing the pressed one takes the answer back. The scheme may
 * move to another list with the answer: the focus then goes to its name, or to the heading if it is folded away.
 */
function YesOrNo({ scheme, place, text }: { scheme: string; place: number; text: string }) {
  const { texts } = useTexts();
  const { notebook, change } = useTool();
  const id = conditionId(scheme, place);
  const answer = notebook.inputs.decided[id];

  function decide(value: boolean) {
    change(({ inputs }) => {
      const { [id]: before, ...others } = inputs.decided;
      const decided = before === value ? others : { ...others, [id]: value };
      return { inputs: { ...inputs, decided } };
    });
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const name = document.getElementById(cardId(scheme));
      const heading = document.querySelector<HTMLElement>('.schemes-view h2');
      (!name || name.closest('details:not([open])') ? heading : name)?.focus();
    });
  }

  return (
    <span className="actions" role="group" aria-label={texts.matches.answer(text)}>
      {([true, false] as const).map((value) => (
        <Button
          key={String(value)}
          tone="quiet"
          aria-pressed={answer === value}
          onClick={() => decide(value)}
        >
          {value ? texts.matches.yes : texts.matches.no}
        </Button>
      ))}
    </span>
  );
}
