import type { Finding, Match } from './match.ts';
import { reasonText, useTexts } from './scheme-texts.ts';
import { useTool } from './tool-context.ts';

/** The order of the reasons: obstacles first, then the rules that fit. */
const order = ['fails', 'missing', 'unknown', 'fits'] as const;

/**
 * Explains rule by rule why a scheme fits, may fit or does not fit. `brief` hides the rules that fit if any
 * rule does not.
 */
export function MatchReasons({ match, brief }: { match: Match; brief?: boolean }) {
  const { texts, locale } = useTexts();
  const { notebook } = useTool();
  const { findings, scheme, verdict } = match;
  const isTold = ({ outcome }: Finding) => {
    if (verdict === 'no') return outcome === 'fails' || !brief;
    return !brief || verdict === 'likely' || outcome !== 'fits';
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
          </li>
        );
      })}
    </ul>
  );
}
