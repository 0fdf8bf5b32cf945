import { pageById } from '../../content/catalog.ts';
import { flags } from '../../content/flags.ts';
import type { HomeContent, Tile } from '../../content/home/home-content.ts';
import { homeTasks, homeTrades } from '../../content/home/home-tasks.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { isStanding } from '../claim-text.ts';
import { LeadLink } from '../lead-link.tsx';
import { useReader } from '../page-context.ts';
import { ProseText } from '../prose.tsx';

/**
 * The top of the page: on the first screen the purpose, six tiles and one call to action, below it the firm
 * with its claims (HOME-02 to HOME-10, ANSW-02).
 */
export function Hero({ content }: { content: HomeContent }) {
  const { hero } = content;
  return (
    <div className="hero">
      <div className="hero-first">
        <div className="hero-cover cover">
          <div className="hero-inner">
            <div>
              <p className="hero-badge">
                <ProseText text={hero.badge} />
              </p>
              <div className="hero-title">
                <h1>
                  <ProseText text={content.heading} />
                </h1>
                {/* The app fills it (tools/ledger/read-home-aloud.tsx). */}
                <div data-home="read-aloud" />
              </div>
              <p className="hero-lead">
                <ProseText text={content.lead} />
              </p>
              <div className="hero-call-wide">
                <LeadLink />
              </div>
            </div>
            <Trades sell={hero.sell} />
          </div>
        </div>
        <Tasks tasks={hero.tasks} />
        {/* On phones the tiles come first, for the eye and for the keyboard. */}
        <div className="hero-call">
          <LeadLink />
        </div>
      </div>
      <Firm content={content} />
    </div>
  );
}

/** The main tasks of visitors, as tiles. */
function Tasks({ tasks }: { tasks: HomeContent['hero']['tasks'] }) {
  const reader = useReader();
  return (
    <ul className="home-tasks">
      {homeTasks.map(({ id, page, drawing, isUrgent }) => (
        <li key={id}>
          <a
            href={addLocalePrefix(pageById(page).path, reader)}
            data-urgent={isUrgent ? '' : undefined}
          >
            <Drawing name={drawing} size={56} />
            <ProseText text={tasks[id]} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Four trades on wide screens. Each link opens the finder with the trade chosen. */
function Trades({ sell }: { sell: HomeContent['hero']['sell'] }) {
  const reader = useReader();
  const finder = addLocalePrefix(pageById('tools/find').path, reader);
  return (
    <nav className="hero-trades" aria-labelledby="hero-sell">
      <p id="hero-sell">
        <ProseText text={sell.heading} />
      </p>
      <ul>
        {homeTrades.map(({ id, drawing, answers }) => (
          <li key={id}>
            <a href={`${finder}#${answers}`}>
              <Drawing name={drawing} size={56} />
              <ProseText text={sell.trades[id]} />
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink tone="secondary" href={finder}>
        <ProseText text={sell.more} />
      </ButtonLink>
    </nav>
  );
}

/** The business: the vision, our claims with the changing figure, and our four subjects. */
function Firm({ content }: { content: HomeContent }) {
  const reader = useReader();
  const { hero } = content;
  const statistics = hero.statistics.filter(isStanding);
  return (
    <div className="hero-firm">
      <div>
        <p className="hero-vision">
          <ProseText text={hero.vision} />
        </p>
        <div className="actions">
          {[hero.ourStory, hero.dashboard].map(({ label, path }) => (
            <ButtonLink key={path} tone="secondary" href={addLocalePrefix(path, reader)}>
              <ProseText text={label} />
            </ButtonLink>
          ))}
        </div>
        <ul className="hero-tiles">
          {hero.tiles.map((tile) => (
            <HeroTile
              key={tile.title}
              tile={tile}
              comingSoon={
                tile.path === '/ai' && flags.ai.tileComingSoon
                  ? content.actions.comingSoon
                  : undefined
              }
            />
          ))}
        </ul>
      </div>
      <div className="hero-page">
        {statistics.length > 0 && (
          // The first statistic is visible; the app rotates through the others (features/home).
          <div data-hero-statistics className="hero-statistics">
            <span className="hero-float">
              <Drawing name="done" size={56} />
            </span>
            {statistics.map(({ value, label }, place) => (
              <p key={value} hidden={place > 0}>
                <strong>
                  <ProseText text={value} />
                </strong>{' '}
                <ProseText text={label} />
              </p>
            ))}
            <button type="button" className="button" data-tone="quiet" aria-pressed="false" hidden>
              <ProseText text={hero.pause} />
            </button>
          </div>
        )}
        <ul className="hero-claims">
          {hero.claims.filter(isStanding).map(({ text }) => (
            <li key={text}>
              <ProseText text={text} />
            </li>
          ))}
        </ul>
        <p className="hero-own">
          <ProseText text={content.own} />
        </p>
      </div>
    </div>
  );
}

function HeroTile({ tile, comingSoon }: { tile: Tile; comingSoon: string | undefined }) {
  const reader = useReader();
  return (
    <li className="hero-tile" data-dimmed={comingSoon ? '' : undefined}>
      <a href={addLocalePrefix(tile.path, reader)}>
        <Drawing name={tile.drawing} size={40} />
        <span>
          <strong>
            <ProseText text={tile.title} />
          </strong>
          {comingSoon && <span className="badge">{comingSoon}</span>}
          <span className="hero-tile-text">
            <ProseText text={tile.text} />
          </span>
        </span>
      </a>
    </li>
  );
}
