import type { Line } from './calculators/calculator.ts';

const tones = ['ledger', 'turmeric', 'peacock', 'leaf'] as const;

/**
 * Amounts side by side. Drawn with the page's own means: no library is fetched, so that it is there
 * offline, on paper and where data is dear. The lines say the same: for a screen reader it is not there.
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
