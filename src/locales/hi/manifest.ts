import type { TextIn } from '../language.ts';
import type { text as english } from '../en/manifest.ts';

/** What the phone shows where the site is installed: on the home screen and in the install sheet. */
export const text = {
  name: (business: string) => `${business}: लाइसेंस और टैक्स, सीधी भाषा में`,
  description: 'ठेले वालों और छोटे कारोबारों के लिए लाइसेंस और टैक्स के गाइड, बिना सिग्नल।',
  /** What a long press on the icon offers. */
  shortcuts: { find: 'ढूँढें', dates: 'मेरी तारीख़ें', ask: 'पूछें', waiting: 'बाक़ी' },
  /** What a picture of the install sheet shows, for those who cannot see it. */
  screenshots: {
    guides: 'लाइसेंस के हिसाब से गाइड, और टूल',
    start: 'कारोबार शुरू करना, क़दम-दर-क़दम',
  },
} satisfies TextIn<'hi', typeof english>;
