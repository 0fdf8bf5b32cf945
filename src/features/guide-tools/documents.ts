/** The papers that are ready, by their ids, once and in order: one tick counts in every guide. */
export function withDocument(ids: readonly string[], id: string, ready: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return ready ? [...others, id].sort() : others;
}

/** A paper of a list, as the page words it. */
export interface ChecklistLine {
  label: string;
  ready: boolean;
}

/** A list of papers as a message: a title, a line a paper with its box, the address. */
export const checklistText = (title: string, lines: readonly ChecklistLine[]): string =>
  [title, ...lines.map(({ label, ready }) => `${ready ? '☑' : '☐'} ${label}`)].join('\n');
