import { dateOfParts } from '../../ui/date-parts.ts';
import type { Calculator, Entered } from './calculators/calculator.ts';

/**
 * Reads a prerendered form that the visitor used before the app loaded. It leaves out default choices and empty
 * fields: the visitor has not answered them.
 */
export function enteredInForm({ inputs }: Calculator, form: HTMLFormElement): Entered {
  const fields = new FormData(form);
  const textOf = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const entered: Record<string, string> = {};
  for (const input of inputs) {
    const value =
      input.kind === 'date'
        ? dateOfParts({
            day: textOf(input.id),
            month: textOf(`${input.id}-month`),
            year: textOf(`${input.id}-year`),
          })
        : textOf(input.id);
    if (value === '') continue;
    if (input.kind === 'choice' && input.options[0]?.id === value) continue;
    entered[input.id] = input.kind === 'tick' ? 'yes' : value;
  }
  return entered;
}
