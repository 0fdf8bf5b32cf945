/**
 * Who runs this site: the one file an owner edits to make it theirs. The telephone number and the
 * address below are placeholders that reach nobody; README, "Make it yours", says what to replace.
 */
export const business = {
  /** Working name of the product; shown in the header, in titles and on the home screen. */
  name: 'Niyam',
  /** The public address, for canonical links. Set SITE_URL at build to replace it. */
  origin: 'https://niyam.example',
  /** In the form telephones take, with country code. */
  phone: '+910000000000',
  email: 'help@niyam.example',
  /** Sent along with each request, so that the office knows which site it came from. */
  sourceLabel: 'Niyam website',
  /** Placeholders, like the rest. An empty list shows none. */
  social: [
    { name: 'YouTube', url: 'https://niyam.example/youtube' },
    { name: 'LinkedIn', url: 'https://niyam.example/linkedin' },
  ],
  hours: {
    /** As search engines read them; visitors read `openDays` of the language (`locales/<language>/interface.ts`). */
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '09:00',
    closes: '19:00',
  },
} as const;

/** A WhatsApp chat with the office that starts with `text`, which the visitor sees before sending. */
export function whatsAppLink(text: string): string {
  return `https://wa.me/${business.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
