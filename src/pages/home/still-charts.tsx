import type { Chart } from '../../content/home/home-content.ts';

type Parts = Pick<Chart, 'parts'>;

const radius = 40;
const round = 2 * Math.PI * radius;

/** A donut chart, drawn at build time. */
export function StillDonut({ parts }: Parts) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden>
      {parts.map(({ label, percent, tone }, index) => {
        const start = parts.slice(0, index).reduce((sum, part) => sum + part.percent, 0);
        return (
          <circle
            key={label}
            className="chart-part"
            data-tone={tone}
            cx="60"
            cy="60"
            r={radius}
            fill="none"
            strokeWidth="24"
            // A thin gap separates the parts for readers who cannot distinguish the colours.
            strokeDasharray={`${((percent / 100) * round - 1.5).toFixed(1)} ${round.toFixed(1)}`}
            strokeDashoffset={(-(start / 100) * round).toFixed(1)}
            transform="rotate(-90 60 60)"
          />
        );
      })}
    </svg>
  );
}

/** A bar chart with one column per part, drawn at build time. */
export function StillBars({ parts }: Parts) {
  const highest = Math.max(...parts.map(({ percent }) => percent));
  const width = 120 / parts.length;
  return (
    <svg viewBox="0 0 120 120" aria-hidden>
      {parts.map(({ label, percent, tone }, index) => {
        const height = (percent / highest) * 108;
        return (
          <rect
            key={label}
            className="chart-bar"
            data-tone={tone}
            x={index * width + 4}
            y={(116 - height).toFixed(1)}
            width={width - 8}
            height={height.toFixed(1)}
          />
        );
      })}
      <path d="M0 116.5h120" className="chart-axis" />
    </svg>
  );
}
