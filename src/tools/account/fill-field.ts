/** Shows a value in a field as if it had been typed, so that a field with a state of its own follows. */
export function fillField(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
