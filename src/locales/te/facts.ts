import type { FactId } from '../../content/facts/lookup.ts';
import { barcode } from './facts/barcode.ts';
import { bis } from './facts/bis.ts';
import { calendar } from './facts/calendar.ts';
import { company } from './facts/company.ts';
import { examples } from './facts/examples.ts';
import { finance } from './facts/finance.ts';
import { finder } from './facts/finder.ts';
import { fire } from './facts/fire.ts';
import { fssai } from './facts/fssai.ts';
import { gst } from './facts/gst.ts';
import { helplines } from './facts/helplines.ts';
import { incomeTax } from './facts/income-tax.ts';
import { iso } from './facts/iso.ts';
import { labour } from './facts/labour.ts';
import { msme } from './facts/msme.ts';
import { ourPrices } from './facts/our-prices.ts';
import { places } from './facts/places.ts';
import { privacy } from './facts/privacy.ts';
import { schemes } from './facts/schemes.ts';
import { sectors } from './facts/sectors.ts';
import { shopsActs } from './facts/shops-acts.ts';
import { states } from './facts/states.ts';
import { tradeLicence } from './facts/trade-licence.ts';
import { trademark } from './facts/trademark.ts';
import { vendors } from './facts/vendors.ts';

/** What each figure is called, by its id; a file for each of `content/facts`. */
const names: Readonly<Record<FactId, string>> = {
  ...barcode,
  ...bis,
  ...calendar,
  ...company,
  ...examples,
  ...finance,
  ...finder,
  ...fire,
  ...fssai,
  ...gst,
  ...helplines,
  ...incomeTax,
  ...iso,
  ...labour,
  ...msme,
  ...ourPrices,
  ...places,
  ...privacy,
  ...schemes,
  ...sectors,
  ...shopsActs,
  ...states,
  ...tradeLicence,
  ...trademark,
  ...vendors,
};

/** What we say ourselves; documents keep their own names. */
const ourSources = {
  estimate: (business: string) => `${business}: మా అంచనా, ప్రభుత్వ అంకె కాదు`,
  prices: (business: string) => `${business} ధరల జాబితా`,
  schemes: () => 'మా సొంత పథకాల జాబితా',
  sum: () => 'ఈ పేజీలోని GHMC రేట్లు, తేదీల నుంచి లెక్కించాం',
  example: () => 'ఒక ఉదాహరణ, మా లెక్క సాధనంతో లెక్కించాం',
};

export const text = { names, ourSources };
