/** A telephone number for the team. */
export interface Phone {
  /** An Indian number as +91XXXXXXXXXX; any other as it was typed. */
  readonly number: string;
  /** Links that call it and open a WhatsApp chat with it; absent unless it is an Indian number. */
  readonly links?: { readonly call: string; readonly whatsApp: string };
}

/**
 * Reads a telephone number by the form's rule (src/i18n/phone-number.ts; a test compares both). An Indian
 * number has ten digits with or without 0, 91, 0091 or +91, in Latin, Devanagari or Telugu digits. A caller
 * of the API without the form may send any text.
 */
export function readPhone(typed: string): Phone {
  const digits = latinDigits(typed).replaceAll(/[\s().-]/g, '');
  const national = /^(?:\+91|0091|91|0)?(\d{10})$/.exec(digits)?.[1];
  if (!national) return { number: typed.trim() };
  return {
    number: `+91${national}`,
    links: { call: `tel:+91${national}`, whatsApp: `https://wa.me/91${national}` },
  };
}

function latinDigits(typed: string): string {
  return typed.replaceAll(/[\u0966-\u096f\u0c66-\u0c6f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= 0x0c66 ? 0x0c66 : 0x0966));
  });
}
