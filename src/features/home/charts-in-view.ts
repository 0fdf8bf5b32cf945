import { useEffect, useState, type ComponentType } from 'react';
import type { ChartPart, LiveChartProps } from '../../ui/chart/live-chart.tsx';

/** A chart of the page that is to become interactive. */
export interface ChartInView {
  kind: 'donut' | 'bars';
  slot: HTMLElement;
  parts: readonly ChartPart[];
  LiveChart: ComponentType<LiveChartProps>;
}

/** Distance in pixels below the screen at which a chart's code is loaded. */
const nearPx = 200;

/**
 * Returns the charts near the screen with their code, which loads only then (HOME-14, DEV-12). Their numbers
 * come from the table beside them.
 */
export function useChartsInView(wanted: boolean): readonly ChartInView[] {
  const [charts, setCharts] = useState<readonly ChartInView[]>([]);
  useEffect(() => {
    if (!wanted) return undefined;
    let isOver = false;
    const draw = async (slot: HTMLElement) => {
      try {
        const { LiveChart } = await import('../../ui/chart/live-chart.tsx');
        // Meanwhile the visitor may have asked for less data.
        if (isOver) return;
        const kind = slot.dataset.chart === 'donut' ? 'donut' : 'bars';
        slot.dataset.live = '';
        setCharts((before) => [...before, { kind, slot, parts: partsBeside(slot), LiveChart }]);
      } catch (error) {
        // Without a network the prerendered picture stays, with the same content.
        console.info('The live chart could not be loaded', error);
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          void draw(target as HTMLElement);
        }
      },
      { rootMargin: `${nearPx}px` },
    );
    const slots = [...document.querySelectorAll<HTMLElement>('[data-chart]')];
    for (const slot of slots) observer.observe(slot);
    return () => {
      isOver = true;
      observer.disconnect();
      for (const slot of slots) delete slot.dataset.live;
      setCharts([]);
    };
  }, [wanted]);
  return charts;
}

function partsBeside(slot: HTMLElement): ChartPart[] {
  const rows = slot.closest('figure')?.querySelectorAll('tr') ?? [];
  return [...rows].map((row) => ({
    label: row.querySelector('th')?.textContent ?? '',
    percent: Number.parseFloat(row.querySelector('td')?.textContent ?? ''),
    tone: row.querySelector<HTMLElement>('[data-tone]')?.dataset.tone ?? 'ledger',
  }));
}
