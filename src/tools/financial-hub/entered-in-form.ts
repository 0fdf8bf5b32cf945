import type { Calculator, Entered } from './calculators/calculator.ts';

/**
 * Reads a prerendered form that the visitor used before the app loaded. It leaves out default choices and empty
 * fields: the visitor has not answered them.
 */
export function enteredInForm({ inputs }: Calculator, form: HTMLFormElement): Entered {
  const fields = new FormData(form);
  const entered: Record<string, string> = {};
  for (const input of inputs) {
    const value = fields.get(input.id);
    if (typeof value !== 'string' || value === '') continue;
    if (input.kind === 'choice' && input.options[0]?.id === value) continue;
    entered[input.id] = input.kind === 'tick' ? 'yes' : value;
  }
  return entered;
}
