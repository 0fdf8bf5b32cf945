/** Topic, urgency, regulations and actions of an answer, derived from its text (CHAT-12 to CHAT-15). */
export interface AnswerMetadata {
  complianceType: ComplianceType;
  urgency: Urgency;
  /** At most 5, in the order of the text; acts without a name last. */
  relatedRegulations: string[];
  /** At most 3, in the order of the steps. */
  suggestedActions: string[];
}

export type ComplianceType = 'GST' | 'TDS' | 'Labour' | 'Corporate' | 'General';
export type Urgency = 'high' | 'medium' | 'low';

const mostRegulations = 5;
const mostActions = 3;

/** The first match counts: a GST question that names a company is a GST question. */
const typeWords: readonly [ComplianceType, RegExp][] = [
  ['GST', /\b(gst|gstin|gstr[- ]?\d\w?|goods and services tax|input tax credit|e-?way bill)\b/i],
  ['TDS', /\b(tds|tcs|tax deducted at source|tax collected at source|form 16a?)\b/i],
  [
    'Labour',
    /\b(labou?r|epf|epfo|pf|provident fund|esi|esic|gratuity|minimum wages?|wages|maternity|posh|workers?|employees?)\b/i,
  ],
  [
    'Corporate',
    /\b(company|companies|corporate|roc|mca|llp|directors?|shareholders?|incorporation|agm|aoc-?4|mgt-?7a?)\b/i,
  ],
];

const highWords = /\b(penalt(y|ies)|prosecut(ion|ions|e|ed)|imprison(ment|ed)?)\b/i;
const mediumWords = /\b(deadlines?|due[- ]dates?|filings?|compliances?)\b/i;

/** Returns the topic of a text: GST, TDS, Labour or Corporate; General without their words. */
export const complianceTypeOf = (text: string): ComplianceType =>
  typeWords.find(([, words]) => words.test(text))?.[0] ?? 'General';

/** Returns high for penalty, prosecution or imprisonment, medium for dates and filings, else low. */
export function urgencyOf(text: string): Urgency {
  if (highWords.test(text)) return 'high';
  return mediumWords.test(text) ? 'medium' : 'low';
}

/** Returns the actions of numbered steps: the bold start of a step, or its first sentence. */
export function suggestedActionsOf(text: string): string[] {
  const steps = [...text.matchAll(/^[ \t]*\d{1,2}[.)][ \t]+(\S.*)$/gm)].map(([, step = '']) =>
    shortStep(step),
  );
  return unique(steps.filter(Boolean)).slice(0, mostActions);
}

function shortStep(step: string): string {
  const bold = /^\*\*([^*]+)\*\*/.exec(step)?.[1];
  const plain = (bold ?? step)
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    // The number of the cited passage.
    .replaceAll(/\s*\[\d{1,3}\]/g, '')
    .replaceAll(/[*_`]/g, '')
    .trim();
  return (/^.+?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain).replace(/[.:;,]+$/, '');
}

/** A regulation and its number: "Section 73", "Act, 2014", "Notification No. 12/2017". */
const regulation =
  /\b(?:Section|Act|Rule|Notification)s?,?\s+(?:No\.?\s*)?\d+[A-Z]{0,3}(?:\(\w{1,4}\))*(?:\/\d+)*/gi;

/** The name before "Act": "Street Vendors (Protection ...) Act". */
const nameBefore = /(?:(?:\p{Lu}[\p{L}&'’-]*|\([^()]{1,80}\)|and|of|for)\s+)+$/u;

/**
 * Returns the numbered sections, acts, rules and notifications of a text, each once. An act without its name
 * ("the Act, 2014") comes last.
 */
export function regulationsIn(text: string): string[] {
  const found = [...text.matchAll(regulation)].map(({ 0: match, index }) => {
    const before = /^act/i.test(match) ? (nameBefore.exec(text.slice(0, index))?.[0] ?? '') : '';
    const name = before.replace(/^(?:(?:The|and|of|for)\s+)+/, '');
    return (name + match).replaceAll(/\s+/g, ' ');
  });
  const all = unique(found);
  return [...all.filter((name) => !isNameless(name)), ...all.filter(isNameless)].slice(
    0,
    mostRegulations,
  );
}

/** True of "Act, 2014". */
export const isNameless = (name: string): boolean => /^acts?\b/i.test(name);

/** Returns all four properties. The question counts for topic and urgency. */
export function metadataOf(question: string, answer: string): AnswerMetadata {
  const both = `${question}\n${answer}`;
  return {
    complianceType: complianceTypeOf(both),
    urgency: urgencyOf(both),
    relatedRegulations: regulationsIn(answer),
    suggestedActions: suggestedActionsOf(answer),
  };
}

/** Removes texts that differ only in capitals; the first spelling stays. */
function unique(texts: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const text of texts) {
    const key = text.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
}
