/** Returns the ids of ready papers with one added or removed. A tick counts in every guide. */
export function withDocument(ids: readonly string[], id: string, ready: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return ready ? [...others, id].sort() : others;
}

/** A paper of a list, as the page names it. */
export interface ChecklistLine {
  label: string;
  ready: boolean;
}

/** Returns a list of papers as a message: title, one line for each paper with its box, address. */
export const checklistText = (title: string, lines: readonly ChecklistLine[]): string =>
  [title, ...lines.map(({ label, ready }) => `${ready ? '☑' : '☐'} ${label}`)].join('\n');
