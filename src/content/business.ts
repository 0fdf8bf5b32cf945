/**
 * The business behind this site: the one file that an owner edits. The telephone number and the
 * address below are placeholders; README, "Make it yours", lists the values to replace. With the shipped number, Call
 * and WhatsApp say that this is a trial site (app/placeholder-phone.ts).
 */
export const business = {
  /** The working name of the product; shown in the header, in titles and on the home screen. */
  name: 'Niyam',
  /** The public address, for canonical links. SITE_URL replaces it at build time. */
  origin: 'https://niyam.example',
  /** In the format for telephone links, with country code. */
  phone: '+910000000000',
  email: 'help@niyam.example',
  /** Sent with each request, so that the team knows which site it came from. */
  sourceLabel: 'Niyam website',
  /** Placeholders too. An empty list shows no profiles. */
  social: [
    { name: 'YouTube', url: 'https://niyam.example/youtube' },
    { name: 'LinkedIn', url: 'https://niyam.example/linkedin' },
  ],
  hours: {
    /** In the format for search engines; visitors read `openDays` of the language (`locales/<language>/interface.ts`). */
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '09:00',
    closes: '19:00',
  },
} as const;

/** True while the shipped number is in place, which reaches nobody. */
export const hasPlaceholderPhone = /^\+910+$/.test(business.phone);

/** Returns the link to a WhatsApp chat that starts with `text`, which the visitor sees before sending. */
export function whatsAppLink(text: string): string {
  return `https://wa.me/${business.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
