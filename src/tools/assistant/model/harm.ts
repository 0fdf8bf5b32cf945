/** Requests for help with harm or evasion, as patterns like those of `topics.ts`. */
export interface HarmfulRequest {
  needs: string;
  /** Words of a victim, or of a person who wants to obey the law. */
  not?: string;
}

const suffered =
  'ask|asking|asked|want|demand|demanding|mang|mangta|maang|report|complaint|complain|refuse|without+bribe|me';
const looksAtIt =
  'check|identify|know|spot|real|genuine|report|complaint|somebody|someone|sold|got';

/** Requests that the assistant declines, whatever the guides contain. */
export const harmfulRequests: readonly HarmfulRequest[] = [
  { needs: 'bribe how|give|pay|much|offer|dena|deni|de|ivvali|ivvala|when', not: suffered },
  { needs: 'bribe inspector|officer|police how|to', not: suffered },
  {
    needs:
      'fake|false|forged|bogus|nakli|duplicate make|create|get|format|generate|buy|banana|banao|banaye|banwana|prepare|use invoice|bill|certificate|licence|document|paper|id|stamp|registration|agreement|number',
    not: `${looksAtIt}|lost|copy`,
  },
  { needs: 'forge|forging|backdate|backdated|tamper', not: looksAtIt },
  { needs: 'caught|detected|noticed|knowing get|getting|being|without|not', not: 'what|if' },
  {
    needs:
      'avoid|escape|evade|evading|dodge|bypass|chori|bachaye|bachana gst|tax|paying|tds|inspection|officer|turnover',
    not: 'penalty|late|notice|fraud|mistake|interest|legal|legally|double',
  },
  // Who asks to skip the return of a month without sales hides nothing.
  {
    needs: 'skip gst|tax|paying|tds|inspection|officer|turnover',
    not: 'penalty|late|notice|fraud|mistake|interest|legal|legally|double|return',
  },
  {
    needs:
      'hide|hiding|conceal|suppress|chhupa|chupa|chhupana income|turnover|sale|cash|money|tax|gst',
    not: 'what|if|others|phone',
  },
  { needs: 'lower|less|kam show|declare|report|dikhana turnover|sale|income', not: 'mistake' },
  {
    needs: 'expired|stale|rotten|adulterated|spoiled sell|selling|mix|serve how|without',
    not: 'penalty|fine|if|happens',
  },
  { needs: 'adulterate|dilute food|milk|oil|spice|fuel how|to', not: 'check|test|penalty' },
  {
    needs: 'threaten|beat|attack|blackmail officer|police|inspector|vendor|worker',
    not: 'me|my|us',
  },
];
