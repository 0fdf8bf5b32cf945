import type { FactId } from '../../../content/facts/lookup.ts';

export const ourPrices = {
  'price.fssai': 'FSSAI సాయానికి మా ఫీజు',
  'price.gst': 'GST సాయానికి మా ఫీజు',
  'price.company': 'కంపెనీ లేదా LLP ఏర్పాటుకు మా ఫీజు',
  'price.trade-licence': 'ట్రేడ్ లైసెన్స్ సాయానికి మా ఫీజు',
  'price.msme': 'ఉద్యమ్ సంబంధిత సాయానికి మా ఫీజు, నమోదు మాత్రం ఉచితం',
  'price.esi': 'ESI నమోదు సాయానికి మా ఫీజు',
  'price.epf': 'PF నమోదు సాయానికి మా ఫీజు',
  'price.fire-a': 'అగ్నిమాపక అనుమతికి మా అంచనా, ఎ వర్గం',
  'price.fire-b': 'అగ్నిమాపక అనుమతికి మా అంచనా, బి వర్గం',
  'price.fire-c': 'అగ్నిమాపక అనుమతికి మా అంచనా, సి వర్గం',
} as const satisfies Partial<Record<FactId, string>>;
