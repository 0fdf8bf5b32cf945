/** The address typed in the footer, for the newsletter's page. Lost at a reload. */
let address = '';

export function rememberAddress(typed: string): void {
  address = typed;
}

/** Returns the address once. */
export function takeAddress(): string {
  const taken = address;
  address = '';
  return taken;
}
