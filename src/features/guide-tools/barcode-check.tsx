import { useState, type SubmitEvent } from 'react';
import { textFor } from '../../locales/text.tsx';
import type { TextOf } from '../../locales/language.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { checkBarcode, type BarcodeCheck } from './check-digit.ts';

const useText = textFor('guide-tools');

/** Checks the last digit of a barcode number on the device (GUIDE-BAR-03). */
export function BarcodeCheckTool() {
  const texts = useText().barcode;
  const [typed, setTyped] = useState('');
  const [check, setCheck] = useState<BarcodeCheck>();
  const problem = check && problemOf(check, texts);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const result = checkBarcode(typed);
    setCheck(result);
    if (problemOf(result, texts)) event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <form className="barcode-check" onSubmit={submit}>
      <InputField
        label={texts.label}
        hint={texts.hint}
        error={problem}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setCheck(undefined);
        }}
      />
      <Button type="submit" tone="secondary">
        {texts.check}
      </Button>
      <p role="status" className="prose">
        {check && resultOf(check, texts)}
      </p>
    </form>
  );
}

type BarcodeTexts = TextOf<'guide-tools'>['barcode'];

function problemOf(check: BarcodeCheck, texts: BarcodeTexts): string | undefined {
  if (check.kind === 'empty') return texts.empty;
  if (check.kind === 'not-digits') return texts.notDigits;
  return check.kind === 'wrong-length' ? texts.wrongLength(check.digits) : undefined;
}

function resultOf(check: BarcodeCheck, texts: BarcodeTexts): string | undefined {
  if (check.kind === 'valid') return texts.valid(check.form);
  return check.kind === 'wrong-digit'
    ? texts.wrongDigit(check.form, check.last, check.expected)
    : undefined;
}
