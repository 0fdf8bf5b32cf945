import type { NeedId } from '../../../needs/need-id.ts';

type SideWords = Readonly<Partial<Record<'yes' | 'no', string>>>;

/**
 * Words of a question that put somebody on the side of Yes or of No, where a line of a need states both and its own
 * words do not say it: the wife is family. English words, to which those of the other languages are translated, and
 * words that the search does not translate.
 */
export const sideWords: Readonly<Partial<Record<NeedId, SideWords>>> = {
  'vendor.family-sells': {
    yes: 'wife|husband|son|daughter|mother|father|biwi|patni|beta|beti|bharya|koduku|kuturu|पत्नी|बीवी|बेटा|बेटी|भार्या|భార్య|కొడుకు|కూతురు',
    no: 'friend|stranger|rent|neighbour',
  },
  'sectors.rera': { yes: 'agent|dealer|broker' },
  'fire.noc': { no: 'cart|stall|kiosk', yes: 'hall|school|hospital|mall' },
  'tax.presumptive': { no: 'llp|company' },
  'labour.first-worker': { yes: 'letter|slip|register' },
};

/** Returns the words of a need by their side; undefined for a need without such words. */
export const sideWordsOf = (need: string): SideWords | undefined =>
  (sideWords as Readonly<Record<string, SideWords>>)[need];
