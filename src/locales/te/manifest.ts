import type { TextIn } from '../language.ts';
import type { text as english } from '../en/manifest.ts';

/** What the phone shows where the site is installed: on the home screen and in the install sheet. */
export const text = {
  name: (business: string) => `${business}: లైసెన్స్‌లు, పన్నులు తేలిక మాటల్లో`,
  description: 'వీధి వ్యాపారులకు, చిన్న వ్యాపారాలకు లైసెన్స్‌లు, పన్నుల గైడ్‌లు, సిగ్నల్ లేకపోయినా.',
  /** What a long press on the icon offers. */
  shortcuts: { find: 'వెతకండి', dates: 'నా తేదీలు', ask: 'అడగండి', waiting: 'పంపాల్సినవి' },
  /** What a picture of the install sheet shows, for those who cannot see it. */
  screenshots: {
    guides: 'లైసెన్స్ వారీగా గైడ్‌లు, సాధనాలు',
    start: 'వ్యాపారం మొదలుపెట్టడం, అడుగడుగునా',
  },
} satisfies TextIn<'te', typeof english>;
