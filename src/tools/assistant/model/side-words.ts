import type { QuestionKind } from '../../../locales/search-words.ts';
import type { NeedId } from '../../../needs/need-id.ts';

/** What the words of a question tell about the side that the asker is on. */
interface SideWords {
  yes?: string;
  no?: string;
  /**
   * Kinds of questions whose line begins with the side of most who ask: it is said where no word and no number
   * decides, unless a word of `unsure` is there.
   */
  usual?: readonly QuestionKind[];
  unsure?: string;
}

/**
 * Words of a question that put somebody on the side of Yes or of No, where a line of a need states both and its own
 * words do not say it: the wife is family. English words, to which those of the other languages are translated, and
 * words that the search does not translate.
 */
export const sideWords: Readonly<Partial<Record<NeedId, SideWords>>> = {
  'vendor.family-sells': {
    yes: 'wife|husband|son|daughter|mother|father|biwi|patni|beta|beti|bharya|koduku|kuturu|पत्नी|बीवी|बेटा|बेटी|भार्या|భార్య|కొడుకు|కూతురు|అమ్మాయి|ammayi',
    no: 'friend|stranger|rent|neighbour',
  },
  'sectors.rera': { yes: 'agent|dealer|broker' },
  'sectors.iec': {
    no: 'software|freelance|consultant|coding|design|app',
    usual: ['must', 'can'],
    unsure: 'service|services',
  },
  'fire.noc': {
    no: 'cart|stall|kiosk|footpath',
    yes: 'hall|function|banquet|school|hospital|mall|theatre|హాలు|హాల్|స్కూల్|ఆసుపత్రి|हॉल|स्कूल|अस्पताल',
    usual: ['must'],
    unsure:
      'hotel|lodge|supermarket|nursing|tall|tower|storey|floor|floors|restaurant|factory|godown|warehouse',
  },
  'fire.cylinder': { no: 'home|household|domestic|house|घरेलू|gharelu' },
  'tax.presumptive': { no: 'llp|company' },
  'tax.slabs': { unsure: 'company|firm|llp|partnership|pvt|limited|कंपनी|फ़र्म|फर्म|కంపెనీ|సంస్థ' },
  'sectors.transport': {
    unsure: 'passenger|passengers|sawari|taxi|cab|bus|सवारी|टैक्सी|ప్రయాణికులు|టాక్సీ|బస్సు',
  },
  'labour.first-worker': {
    yes: 'letter|slip|register',
    no: 'esi|pf|epf',
    usual: ['must'],
  },
  'labour.letter': { usual: ['can'] },
  'labour.epf.limit': { usual: ['can'], unsure: 'join|voluntary|voluntarily' },
  'gst.other-state': { usual: ['must'], unsure: 'handicraft|handmade|hand|handloom|craft|service' },
  'gst.online-seller': {
    no: 'same+state|own+state|inside+state|within+state|only+state|home+state',
    usual: ['must'],
    unsure: 'website|instagram|whatsapp|service|services',
  },
  'gst.credit': { no: 'composition', usual: ['can'], unsure: 'restaurant|car|food' },
  'fssai.fee': { no: 'vending', usual: ['must'], unsure: 'cart|hawker|stall|street' },
  'fssai.annual-fee': { no: 'vending', usual: ['must'], unsure: 'cart|hawker|stall|street' },
  'fssai.vendor': {
    yes: 'certificate+no|certificate+without|certificate+bina|certificate+ledu|certificate+lekunda',
    no: 'certificate|certificat|cerificate',
  },
  'fssai.change': { no: 'bought|buy|purchase', usual: ['can'] },
  'fssai.return': {
    yes: 'manufacturer|manufacturing|importer|import',
    usual: ['must', 'they', 'is'],
    unsure: 'licence|licensed|factory|maker',
  },
  'barcode.need': {
    no: 'other|another|brother|borrow|share|cheap|bought|friend',
    usual: ['can'],
  },
  'bis.sell-only': { usual: ['can'], unsure: 'bill' },
  'trademark.false': { yes: 'tm|™', no: 'r|®|registered' },
  'svanidhi.documents': {
    yes: 'aadhaar|passbook',
    no: 'gst|guarantor|surety|security|guarantee|jameen|jamin|జామీను|జామీన్|గ్యారంటీ|ज़मानत|जमानत|गारंटर|गारंटी',
  },
  'eshram.card': {
    no: 'month|monthly|money|rupee',
    usual: ['is'],
  },
  'msme.late-buyer': { no: 'without+udyam', usual: ['can'], unsure: 'trader|trading|resell' },
};

/** Returns the words of a need by their side; undefined for a need without such words. */
export const sideWordsOf = (need: string): SideWords | undefined =>
  (sideWords as Readonly<Record<string, SideWords>>)[need];
