import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useDeviceModes } from '../../platform/device/modes-store.ts';
import { useChartsInView } from './charts-in-view.ts';
import { rotateHeroStatistics } from './hero-rotation.ts';
import { makeRowsReachable } from './reachable-rows.ts';
import { revealOnce } from './reveal.ts';

/**
 * Makes the home page interactive. The prerendered page is complete without it. Weak devices, low-data mode
 * and reduced motion leave parts out (HOME-08, HOME-14, HOME-31).
 */
export function HomeLive() {
  const { mobile, lowEnd, reducedMotion, saveData } = useDeviceModes((modes) => modes);
  const moves = !lowEnd && !reducedMotion;
  const rotates = moves && !mobile;

  useEffect(() => makeRowsReachable(document), []);
  useEffect(() => (moves ? revealOnce(document) : undefined), [moves]);
  useEffect(() => (rotates ? rotateHeroStatistics(document) : undefined), [rotates]);

  const charts = useChartsInView(!lowEnd && !saveData);
  return charts.map(({ LiveChart, slot, kind, parts }) =>
    createPortal(<LiveChart kind={kind} parts={parts} />, slot, kind),
  );
}
