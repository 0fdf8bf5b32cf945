/** What was typed into the footer's box, on its way to the newsletter's page; gone with the page. */
let address = '';

export function rememberAddress(typed: string): void {
  address = typed;
}

/** The address, once. */
export function takeAddress(): string {
  const taken = address;
  address = '';
  return taken;
}
