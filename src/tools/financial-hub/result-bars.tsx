import type { Line } from './calculators/calculator.ts';

const tones = ['ledger', 'turmeric', 'peacock', 'leaf'] as const;

/**
 * Shows amounts as bars. It uses HTML and CSS instead of a library, so that it works
 * offline, on paper and with little data. Hidden from screen readers: the lines state the same amounts.
 */
export function ResultBars({
  lines,
  caption,
  labelOf,
  textOf,
}: {
  lines: readonly Line[];
  caption: string;
  labelOf: (id: string) => string;
  textOf: (line: Line) => string;
}) {
  const largest = Math.max(...lines.map(({ value }) => Number(value)));
  if (!(largest > 0)) return null;
  return (
    <figure className="sum-bars" aria-hidden="true">
      <figcaption>{caption}</figcaption>
      {lines.map((line, index) => (
        <div key={line.id}>
          <span>
            {labelOf(line.id)} <strong>{textOf(line)}</strong>
          </span>
          <span
            className="sum-bar"
            data-tone={tones[index % tones.length]}
            style={{ width: `${Math.max(0.5, (Number(line.value) / largest) * 100)}%` }}
          />
        </div>
      ))}
    </figure>
  );
}
