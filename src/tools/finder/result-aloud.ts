import type { FactSetting } from '../../content/facts/fact-text.ts';
import type { Answers } from '../../register/answers.ts';
import type { Finding } from '../../register/find.ts';
import { needById } from '../../register/register.ts';
import { feeText, rowName, unsureText, type FinderTexts } from './finder-texts.ts';
import { rowFee } from './model/row-fee.ts';

/** Returns the result as the voice says it: how many papers, the first, each with office and fee, and the sum. */
export function resultAloud(
  papers: readonly Finding[],
  answers: Answers,
  texts: FinderTexts,
  setting: FactSetting,
): string {
  const { result } = texts;
  const [first] = papers;
  const sum = rowFee(papers, answers, setting.asOn);
  return [
    `${result.title(papers.length)}.`,
    first && `${result.startWith} ${rowName(first, texts)}.`,
    ...papers.map((finding) =>
      result.aloud.paper(
        rowName(finding, texts),
        texts.officesInShort[needById(finding.need).office],
        feeAloud(finding, answers, texts, setting),
      ),
    ),
    papers.length > 0 && result.aloud.total(feeText(sum, texts, setting)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the fee as the voice says it; for an unknown one, where to look. */
function feeAloud(
  finding: Finding,
  answers: Answers,
  texts: FinderTexts,
  setting: FactSetting,
): string {
  const { result } = texts;
  const fee = rowFee([finding], answers, setting.asOn);
  if (fee.is !== 'open') {
    return [feeText(fee, texts, setting), unsureText(fee, texts)].filter(Boolean).join(', ');
  }
  return needById(finding.need).office === 'online' ? result.askFeeOnline : result.askFee;
}
