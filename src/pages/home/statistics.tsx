import type { Chart, HomeContent } from '../../content/home/home-content.ts';
import { formatPercent } from '../../i18n/format-number.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { isStanding } from '../claim-text.ts';
import { usePage } from '../page-context.ts';
import { ProseText } from '../prose.tsx';
import { HomeSection } from './home-section.tsx';
import { StillBars, StillDonut } from './still-charts.tsx';

/** The statistics: figures, two charts and three cards (HOME-11 to HOME-14). */
export function Statistics({ content }: { content: HomeContent }) {
  const { statistics: words, own } = content;
  return (
    <HomeSection id="figures" heading={words.heading} lead={words.lead}>
      <ul className="stat-cards">
        {words.cards.filter(isStanding).map(({ value, label }) => (
          <li key={label}>
            <strong>
              <ProseText text={value} />
            </strong>{' '}
            <span>
              <ProseText text={label} />
            </span>
          </li>
        ))}
      </ul>
      <p className="home-note">
        <ProseText text={own} />
      </p>
      <div className="charts">
        <ChartFigure chart={words.cost} kind="donut" />
        <ChartFigure chart={words.effort} kind="bars" />
      </div>
      <p className="home-note">
        <ProseText text={words.illustrative} />
      </p>
      <ul className="home-cards" data-columns="3">
        {words.features.map(({ drawing, title, text }) => (
          <li key={title} className="home-card" data-tone="peacock">
            <Drawing name={drawing} size={40} />
            <h3>
              <ProseText text={title} />
            </h3>
            <p>
              <ProseText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

/**
 * A chart with a table of the same numbers. This static picture serves visitors without JavaScript, with
 * weak phones or with little data; elsewhere the live chart replaces it (features/home).
 */
function ChartFigure({ chart, kind }: { chart: Chart; kind: 'donut' | 'bars' }) {
  const { locale } = usePage();
  const Still = kind === 'donut' ? StillDonut : StillBars;
  return (
    <figure className="chart">
      <figcaption>
        <h3>
          <ProseText text={chart.title} />
        </h3>
        <p>
          <ProseText text={chart.summary} />
        </p>
      </figcaption>
      <div className="chart-picture" data-chart={kind} role="img" aria-label={chart.title}>
        <Still parts={chart.parts} />
      </div>
      <table className="chart-table">
        <caption className="sr-only">{chart.unit}</caption>
        <tbody>
          {chart.parts.map(({ label, percent, tone }) => (
            <tr key={label}>
              <th scope="row">
                <span className="chart-key" data-tone={tone} />
                <ProseText text={label} />
              </th>
              <td>{formatPercent(percent, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
