/**
 * Words in the most used passwords of eight letters and more, worldwide and in India. Digits and signs around
 * them do not count: `Password@123` is `password`.
 */
const words = new Set(
  `password passw passwort motdepasse contrasena qwerty qwertyui qwertyuiop asdfgh asdfghjk asdfghjkl zxcvbn
  zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qwer asdf abcd abcdef abcdefg abcdefgh aabbccdd abcabc iloveyou
  iloveu loveyou lovely letmein welcome admin administrator root login master superman batman spiderman dragon
  monkey football baseball basketball cricket princess sunshine shadow michael jennifer jordan charlie computer
  internet secret trustno starwars whatever changeme default guest test testtest testing temp user username
  samsung google facebook instagram whatsapp microsoft windows nokia iphone liverpool chelsea barcelona arsenal
  ferrari mercedes pokemon naruto minecraft freedom forever mustang jessica daniel michelle hannah corvette
  maverick midnight victoria butterfly blessed chocolate babygirl buster tigger hunter killer killers soccer
  india indian indiaindia bharat hindustan jaihind jaishriram jaimatadi jaisriram shriram shreeram srirama ram
  sitaram radheradhe radhekrishna harekrishna krishna krishnaa govinda ganesh ganesha ganpati sairam omsairam
  saibaba omsai shiva mahadev harharmahadev omnamahshivaya omnamahshivay waheguru allah bismillah mummy papa
  mummypapa mumpapa mommy daddy maa sachin tendulkar dhoni kohli virat rohit salman shahrukh rajesh rahul
  suresh ramesh lakshmi laxmi sweety priyanka priya deepak kumar mumbai delhi hyderabad chennai bangalore
  kolkata telangana niyam vendor business company office`
    .split(/\s+/)
    .filter(Boolean),
);

const rows = ['01234567890123456789', '09876543210987654321', 'abcdefghijklmnopqrstuvwxyz'];
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
};

/**
 * Returns whether a password is a common first guess, or the account's e-mail address. Common are one word of
 * the list with digits and signs around it, a run of digits or letters, and a repeated pattern.
 */
export function isCommonPassword(password: string, email = ''): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  if (text === email.toLowerCase() || text === name) return true;
  // A pattern of one to four characters, repeated: `11111111`, `abcabcabc`, `12341234`.
  if (/^(.{1,4}?)\1+$/su.test(text)) return true;
  if (rows.some((row) => row.includes(text))) return true;
  // A program can try all dates and other numbers of up to eight digits.
  if (/^\d{1,8}$/.test(text)) return true;
  const core = trimmed(text);
  const spelled = trimmed(text.replace(/@/g, 'a').replace(/\$/g, 's').replace(/!/g, 'i'));
  return [core, spelled, ...[core, spelled].map(unleet)].some((word) => words.has(word));
}

/** Removes the digits and signs before and after the text. */
const trimmed = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const unleet = (text: string): string =>
  text.replace(/[01345]/g, (digit) => letters[digit] ?? digit);
