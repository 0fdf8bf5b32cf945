/**
 * Words that the most used passwords of eight letters and more are made of, worldwide and in India. Digits and
 * signs around them do not count: `Password@123` is `password`.
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
 * Whether a password is one of those that everybody tries first, or the e-mail address it is for: one word of the
 * list with digits and signs around it, a run of digits or letters, or one thing over and over.
 */
export function isCommonPassword(password: string, email = ''): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  if (text === email.toLowerCase() || text === name) return true;
  // One to four signs over and over: `11111111`, `abcabcabc`, `12341234`.
  if (/^(.{1,4}?)\1+$/su.test(text)) return true;
  if (rows.some((row) => row.includes(text))) return true;
  // A date or another number of eight digits and fewer can be tried through.
  if (/^\d{1,8}$/.test(text)) return true;
  const core = trimmed(text);
  const spelled = trimmed(text.replace(/@/g, 'a').replace(/\$/g, 's').replace(/!/g, 'i'));
  return [core, spelled, ...[core, spelled].map(unleet)].some((word) => words.has(word));
}

/** Without the digits and signs before and behind. */
const trimmed = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const unleet = (text: string): string =>
  text.replace(/[01345]/g, (digit) => letters[digit] ?? digit);
