/** A telephone number as the office can use it. */
export interface Phone {
  /** An Indian number as +91XXXXXXXXXX; anything else as it was typed. */
  readonly number: string;
  /** Links that call it and open a WhatsApp chat with it; absent unless it is an Indian number. */
  readonly links?: { readonly call: string; readonly whatsApp: string };
}

/**
 * Reads a telephone number. The rule is that of the form (src/i18n/phone-number.ts; a test holds both to it):
 * ten digits with or without 0, 91, 0091 or +91, in Latin, Devanagari or Telugu digits. Whoever calls the API
 * without the form may have typed anything.
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
