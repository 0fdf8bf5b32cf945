import { useEffect, useState } from 'react';
import { afterFirstTouch } from '../../features/consent/first-touch.ts';
import { useConsent } from '../../features/consent/consent-store.ts';
import { withTexts } from '../../locales/load-text.ts';
import { LatePart } from './late-part.tsx';

const loadBanner = async () =>
  (await withTexts(import('../../features/consent/consent-banner.tsx'))).ConsentBanner;

/**
 * The question about cookies. It comes after the first touch, so that nothing covers the first screen (ANSW-02). If
 * its code cannot load, nothing is asked and nothing is tracked.
 */
export function ConsentSlot() {
  const asking = useConsent((state) => state.asking);
  const wasOpened = useConsent(({ opener }) => opener !== null);
  const [isTime, setTime] = useState(false);
  useEffect(() => (asking ? afterFirstTouch(() => setTime(true)) : undefined), [asking]);
  return <LatePart wanted={asking && (isTime || wasOpened)} load={loadBanner} />;
}
