import type { Calculator, Entered } from './calculators/calculator.ts';
import { askedInputs, numberIn } from './calculators/read-entered.ts';

/** Reads a calculator's inputs from an address and ignores the rest. */
export function enteredInAddress(
  { inputs }: Calculator,
  search: Readonly<Record<string, unknown>>,
): Entered {
  const entered: Record<string, string> = {};
  for (const { id } of inputs) {
    const value = search[id];
    if (typeof value === 'string' || typeof value === 'number') entered[id] = String(value);
  }
  return entered;
}

/** Returns the query of a calculator's address. Numbers stay numbers: the router would quote their text. */
export type AddressQuery = Readonly<Record<string, string | number>>;

/** Returns the answers for the address: only those to visible questions, without default choices. */
export function addressOf(calculator: Calculator, entered: Entered): AddressQuery {
  const address: Record<string, string | number> = {};
  for (const input of askedInputs(calculator, entered)) {
    const text = entered[input.id]?.trim();
    if (!text || (input.kind === 'choice' && input.options[0]?.id === text)) continue;
    const isNumber = input.kind === 'money' || input.kind === 'percent' || input.kind === 'count';
    // Safe: no allowed number has more digits than a JavaScript number can represent.
    address[input.id] = isNumber ? Number(numberIn(text)?.toFixed()) : text;
  }
  return address;
}
