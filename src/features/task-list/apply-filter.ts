/** The filter; undefined shows everything. */
export interface TaskFilterChoice {
  topic: string | undefined;
  effort: string | undefined;
}

/**
 * Hides the rows of the list outside the filter, and topics without a visible row. The list is the page's own
 * HTML. Returns the number of visible rows.
 */
export function applyFilter(list: ParentNode, { topic, effort }: TaskFilterChoice): number {
  let shown = 0;
  for (const group of list.querySelectorAll<HTMLElement>('[data-topic]')) {
    const inTopic = topic === undefined || group.dataset.topic === topic;
    let rows = 0;
    for (const row of group.querySelectorAll<HTMLElement>('[data-effort]')) {
      row.hidden = !inTopic || (effort !== undefined && row.dataset.effort !== effort);
      if (!row.hidden) rows += 1;
    }
    group.hidden = rows === 0;
    shown += rows;
  }
  return shown;
}
