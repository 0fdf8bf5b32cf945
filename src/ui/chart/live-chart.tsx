import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  DoughnutController,
  LinearScale,
  Tooltip,
} from 'chart.js';
import { useEffect, useState } from 'react';
import { Bar, Doughnut } from 'react-chartjs-2';

Chart.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  DoughnutController,
  LinearScale,
  Tooltip,
);

export interface ChartPart {
  label: string;
  percent: number;
  /** Name of a colour token. */
  tone: string;
}

export interface LiveChartProps {
  kind: 'donut' | 'bars';
  parts: readonly ChartPart[];
}

/**
 * The site's only chart component. It responds to touch and pointer, over a static picture of the same numbers
 * (HOME-11). Load it lazily, when that picture is near the screen: it imports chart.js.
 */
export function LiveChart({ kind, parts }: LiveChartProps) {
  const colour = useColours();
  const data = {
    labels: parts.map(({ label }) => label),
    datasets: [
      {
        data: parts.map(({ percent }) => percent),
        backgroundColor: parts.map(({ tone }) => colour(`tone-${tone}`)),
        borderColor: colour('card'),
        borderWidth: kind === 'donut' ? 2 : 0,
      },
    ],
  };
  const tooltip = {
    callbacks: { label: ({ formattedValue }: { formattedValue: string }) => `${formattedValue}%` },
  };
  const options = { responsive: true, maintainAspectRatio: false, plugins: { tooltip } };
  if (kind === 'donut') return <Doughnut data={data} options={options} />;
  // The table beside the chart carries the labels; rotated labels are unreadable on a phone.
  const hidden = { display: false, beginAtZero: true };
  return <Bar data={data} options={{ ...options, scales: { x: hidden, y: hidden } }} />;
}

/** Returns the colours of the current theme, light or dark. */
function useColours(): (name: string) => string {
  const [, setScheme] = useState('');
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const read = () => setScheme(String(dark.matches));
    dark.addEventListener('change', read);
    return () => dark.removeEventListener('change', read);
  }, []);
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(`--color-${name}`).trim();
}
