/**
 * Returns the section to show for the part of the address after `#`. Other anchors of the page, such as the
 * source of a figure, leave the section as it is; without an anchor the first question is open.
 */
export function openSection(anchor: string, ids: readonly string[], before: string): string {
  if (ids.includes(anchor)) return anchor;
  const [first = ''] = ids;
  return anchor === '' || before === '' ? first : before;
}
