const name = 'niyam.recovery';
let marked = false;

/**
 * Marks this tab as signed in by an e-mail for a new password. Other sessions cannot set a password
 * (AUTH-24), so that an unlocked device does not cost the account.
 */
export function markRecovery(): void {
  marked = true;
  try {
    sessionStorage.setItem(name, 'yes');
  } catch (error) {
    console.info('The letter is remembered until the page is left', error);
  }
}

/** True until the new password is set. */
export function isRecovering(): boolean {
  try {
    return marked || sessionStorage.getItem(name) === 'yes';
  } catch (error) {
    console.info('Whether a letter signed in is not known', error);
    return false;
  }
}

/** Ends the mark after a new password or a sign-out. */
export function endRecovery(): void {
  marked = false;
  try {
    sessionStorage.removeItem(name);
  } catch (error) {
    console.info('Nothing was remembered of a letter', error);
  }
}
