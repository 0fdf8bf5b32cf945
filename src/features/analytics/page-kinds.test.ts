import { expect, it } from 'vitest';
import { journeyStageOf, pageTypeOf } from './page-kinds.ts';

it.each([
  ['/', 'homepage', 'awareness'],
  ['/services', 'services', 'consideration'],
  ['/services/retainership', 'services', 'consideration'],
  ['/blog/street-vendor-compliance-india', 'blog', 'awareness'],
  ['/contact', 'contact', 'conversion'],
  ['/about', 'about', 'awareness'],
  ['/pricing', 'pricing', 'consideration'],
  ['/fssai-compliance', 'service', 'conversion'],
  ['/gst-compliance', 'service', 'conversion'],
  ['/company-registration', 'service', 'awareness'],
  ['/msme-compliance', 'service', 'awareness'],
  ['/trade-license-compliance', 'service', 'awareness'],
  ['/trademark-registration', 'service', 'awareness'],
  ['/dashboard', 'other', 'awareness'],
])('%s is %s, in %s (ANLT-02 to ANLT-04)', (path, type, stage) => {
  expect(pageTypeOf(path)).toBe(type);
  expect(journeyStageOf(path)).toBe(stage);
});
