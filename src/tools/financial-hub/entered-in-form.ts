import type { Calculator, Entered } from './calculators/calculator.ts';

/**
 * What stands in a form that was written at build and used before the app came. First choices and empty
 * fields are left out: nobody has answered them.
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
