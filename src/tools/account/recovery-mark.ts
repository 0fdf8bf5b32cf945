const name = 'niyam.recovery';
let marked = false;

/**
 * Remembers, for as long as the tab lives, that a letter for a new password has signed in here: an
 * ordinary session takes no new password (AUTH-24), so that a phone left unlocked is not an account lost.
 */
export function markRecovery(): void {
  marked = true;
  try {
    sessionStorage.setItem(name, 'yes');
  } catch (error) {
    console.info('The letter is remembered until the page is left', error);
  }
}

/** True where such a letter has signed in, and no new password has been kept since. */
export function isRecovering(): boolean {
  try {
    return marked || sessionStorage.getItem(name) === 'yes';
  } catch (error) {
    console.info('Whether a letter signed in is not known', error);
    return false;
  }
}

/** The new password is kept, or its person has gone. */
export function endRecovery(): void {
  marked = false;
  try {
    sessionStorage.removeItem(name);
  } catch (error) {
    console.info('Nothing was remembered of a letter', error);
  }
}
