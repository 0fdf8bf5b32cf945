import { facts, isFactId } from '../../src/content/facts/lookup.ts';
import type { FactValue } from '../../src/content/facts/types.ts';
import { formatRupees } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/locales/languages.ts';
import { schemeFigures } from '../../src/tools/schemes/model/scheme-figures.ts';

/**
 * Endings of counted words beside a postposition. Telugu says “3 సంవత్సరాలు”, and “3 సంవత్సరాల తర్వాత”; a figure
 * has the second form as `{fact.id|before}`.
 */

/** The counted words of a language that change, and the words that ask for the other form, or for the first. */
interface Endings {
  /** Counted words in their first form. */
  first: readonly string[];
  /** The same words in front of a postposition. */
  before: readonly string[];
  /** Postpositions, and nouns that a sum or a time describes: “3 సంవత్సరాల వయసు”. */
  askForBefore: readonly string[];
  /** Endings that are written on to the word. */
  joined: readonly string[];
  /** Verbs whose object the word is. */
  askForFirst: readonly string[];
}

const endings: Partial<Record<Locale, Endings>> = {
  te: {
    first: ['రోజులు', 'నెలలు', 'సంవత్సరాలు', 'వారాలు', 'గంటలు', 'నిమిషాలు', 'లక్షలు', 'కోట్లు', 'రూపాయలు'],
    before: ['రోజుల', 'నెలల', 'సంవత్సరాల', 'వారాల', 'గంటల', 'నిమిషాల', 'లక్షల', 'కోట్ల', 'రూపాయల'],
    askForBefore: [
      'తర్వాత',
      'వరకు',
      'వరకే',
      'లోపు',
      'లోపే',
      'లోపల',
      'లోగా',
      'ముందు',
      'ముందే',
      'నుంచి',
      'పాటు',
      'కంటే',
      'దగ్గర',
      'కోసం',
      'క్రితం',
      'మధ్య',
      'పైన',
      'పైగా',
      'వయసు',
      'కాలానికి',
      'నోటీసు',
      'జరిమానా',
      'రుణం',
      'రుణాలపై',
      'గ్రాంటు',
      'గ్రాంట్లు',
      'ప్రాజెక్టులకు',
      'పరిమితి',
      'టర్నోవర్',
      'ఆదాయం',
      'అమ్మకాలు',
      'నివాసం',
      'నిధి',
      'వేతనం',
      'అదనపు',
      'సమయం',
    ],
    joined: ['లో', 'కు', 'కి', 'తో', 'కోసారి'],
    askForFirst: ['దాటితే', 'దాటితేనే', 'దాటిన', 'దాటి', 'దాటింది', 'దాటాక', 'దాటకపోతే'],
  },
};

/** Counted units whose word changes with the number and the sentence. */
const countedUnits: ReadonlySet<FactValue['unit']> = new Set([
  'days',
  'working-days',
  'months',
  'years',
]);

/** Returns true when the word behind a value's number is a plural: "3 years", "₹20 lakh". */
function isPlural(value: FactValue): boolean {
  const last = 'amount' in value ? value.amount : 'to' in value ? value.to : 1;
  if (countedUnits.has(value.unit)) return last !== 1;
  return value.unit === 'rupees' && /^₹(?!1 ).* (?:lakh|crore)$/.test(formatRupees(last, 'en'));
}

/** Returns true when some version of a figure ends with a word that has two forms. */
function hasForms(reference: string): boolean {
  const [id = ''] = reference.split(/[@|]/);
  const fact = isFactId(id) ? facts.get(id) : schemeFigures.get(id);
  return fact?.versions.some(({ value }) => isPlural(value)) ?? false;
}

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
const wordEnd = String.raw`(?![\p{L}\p{M}])`;
/** Marks between a figure and the next word. */
const closing = String.raw`[*)”\]]*`;

/** What is wrong with the endings of figures and counted words in a text. */
export function endingFaults(text: string, locale: Locale): string[] {
  const own = endings[locale];
  if (!own) return [];
  const asksForBefore = `${closing}(?:\\s${anyOf(own.askForBefore)}${wordEnd}|${anyOf(own.joined)}${wordEnd})`;
  const asksForFirst = `${closing}\\s${anyOf(own.askForFirst)}${wordEnd}`;
  const faults: string[] = [];
  for (const [all, reference = '', form] of find(
    `\\{([a-z0-9.@-]+)(\\|before)?\\}(?:${asksForBefore}|${asksForFirst})`,
    text,
  )) {
    if (!hasForms(reference)) continue;
    const first = new RegExp(`\\}${asksForFirst}$`, 'u').test(all);
    if (first && form) faults.push(`“${all}” needs the figure without “|before”`);
    if (!first && !form) faults.push(`“${all}” needs the figure with “|before”`);
  }
  for (const [all] of find(`${anyOf(own.first)}${asksForBefore}`, text)) {
    faults.push(`“${all}” has a counted word without its ending`);
  }
  for (const [all] of find(`${anyOf(own.before)}${asksForFirst}`, text)) {
    faults.push(`“${all}” has an ending that the verb does not ask for`);
  }
  return faults;
}

const find = (pattern: string, text: string) => text.matchAll(new RegExp(pattern, 'gu'));
