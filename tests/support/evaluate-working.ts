/**
 * Returns what a printed working comes to, as a reader with a pocket calculator would work it out: "9%" is nine
 * hundredths. Throws when the text is no calculation.
 */
export function evaluateWorking(working: string): number {
  const signs = working.replaceAll(',', '').match(/\d+(?:\.\d+)?|[-−+×÷^%()]/g) ?? [];
  let at = 0;
  const takes = (sign: string): boolean => signs[at] === sign && ++at > 0;

  function single(): number {
    if (takes('−') || takes('-')) return -single();
    let value: number;
    if (takes('(')) {
      value = added();
      if (!takes(')')) throw new Error(`"${working}" lacks a bracket`);
    } else {
      value = Number(signs[at++]);
      if (Number.isNaN(value)) throw new Error(`"${working}" is no calculation`);
    }
    if (takes('%')) value /= 100;
    return takes('^') ? value ** single() : value;
  }
  function multiplied(): number {
    let value = single();
    for (;;) {
      if (takes('×')) value *= single();
      else if (takes('÷')) value /= single();
      else return value;
    }
  }
  function added(): number {
    let value = multiplied();
    for (;;) {
      if (takes('+')) value += multiplied();
      else if (takes('−')) value -= multiplied();
      else return value;
    }
  }

  const value = added();
  if (at < signs.length) throw new Error(`"${working}" goes on after its end`);
  return value;
}
