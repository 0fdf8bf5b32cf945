const base = 32;
/** The last digit of a number has letters of its own, so that numbers need no separator. */
const lastDigitFrom = '#'.charCodeAt(0);
const otherDigitFrom = ']'.charCodeAt(0);

/** Writes a whole number from 0 on in letters that JSON leaves as they are, a small one in a single letter. */
export function writeNumber(number: number): string {
  let digits = String.fromCharCode(lastDigitFrom + (number % base));
  for (let rest = Math.floor(number / base); rest > 0; rest = Math.floor(rest / base)) {
    digits = String.fromCharCode(otherDigitFrom + (rest % base)) + digits;
  }
  return digits;
}

/** Reads the numbers that `writeNumber` wrote one after the other. */
export function readNumbers(written: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (let at = 0; at < written.length; at++) {
    const code = written.charCodeAt(at);
    if (code >= otherDigitFrom) number = number * base + code - otherDigitFrom;
    else {
      numbers.push(number * base + code - lastDigitFrom);
      number = 0;
    }
  }
  return numbers;
}
