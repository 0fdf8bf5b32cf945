import type { Calculator, Entered } from './calculators/calculator.ts';
import { askedInputs, numberIn } from './calculators/read-entered.ts';

/** What an address says was entered: the inputs of this calculator, and nothing else. */
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

/** The query of a calculator's address. Numbers are numbers: the router would put quotes around their text. */
export type AddressQuery = Readonly<Record<string, string | number>>;

/** What the address keeps: the answers to the questions that are asked; first choices go without saying. */
export function addressOf(calculator: Calculator, entered: Entered): AddressQuery {
  const address: Record<string, string | number> = {};
  for (const input of askedInputs(calculator, entered)) {
    const text = entered[input.id]?.trim();
    if (!text || (input.kind === 'choice' && input.options[0]?.id === text)) continue;
    const isNumber = input.kind === 'money' || input.kind === 'percent' || input.kind === 'count';
    // No number that is allowed has more digits than a JavaScript number keeps.
    address[input.id] = isNumber ? Number(numberIn(text)?.toFixed()) : text;
  }
  return address;
}
