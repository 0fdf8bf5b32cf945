import type { PageContent } from '../../../content/types.ts';

/** What the worker shows for a page that is neither saved nor to be had; its words are in `locales/<language>/interface.ts`. */
export const content: PageContent = {
  name: 'अभी सेव नहीं',
  updatedOn: '2026-11-20',
  title: 'ऑफ़लाइन हैं, पेज अभी सेव नहीं है | Niyam',
  description: 'यह पेज आपके फ़ोन पर नहीं है और नेटवर्क जवाब नहीं दे रहा।',
  heading: 'ऑफ़लाइन हैं, पेज अभी सेव नहीं है',
  lead: '',
  sections: [],
};
