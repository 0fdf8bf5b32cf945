/* Reserves the room of the visitor's ledger before the home page is painted (src/tools/ledger). */
try {
  document.documentElement.style.setProperty('--ledger', localStorage.getItem('niyam.ledger'));
} catch (error) {
  console.info(error);
}
