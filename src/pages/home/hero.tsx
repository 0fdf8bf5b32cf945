import { flags } from '../../content/flags.ts';
import type { HomeContent, Tile } from '../../content/home/home-content.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { isStanding } from '../claim-text.ts';
import { LeadLink } from '../lead-link.tsx';
import { useReader } from '../page-context.ts';
import { ProseText } from '../prose.tsx';
import { Picture } from './picture.tsx';

/** The top section, styled as the book's cover: purpose, first actions, and the firm's claims (HOME-02 to HOME-10). */
export function Hero({ content }: { content: HomeContent }) {
  const reader = useReader();
  const { hero } = content;
  const statistics = hero.statistics.filter(isStanding);
  const statedClaims = hero.claims.filter(isStanding);
  return (
    <div className="hero cover">
      <div className="hero-inner">
        <div className="hero-words">
          <p className="hero-badge">
            <ProseText text={hero.badge} />
          </p>
          <h1>
            <ProseText text={content.heading} />
          </h1>
          <p className="hero-lead">
            <ProseText text={content.lead} />
          </p>
          <div className="actions">
            <LeadLink />
            {[hero.ourStory, hero.dashboard].map(({ label, path }) => (
              <ButtonLink key={path} tone="secondary" href={addLocalePrefix(path, reader)}>
                <ProseText text={label} />
              </ButtonLink>
            ))}
          </div>
          <p className="hero-vision">
            <ProseText text={hero.vision} />
          </p>
        </div>
        <div className="hero-page">
          {statistics.length > 0 && (
            // The first statistic is visible; the app rotates through the others (features/home).
            <div data-hero-statistics className="hero-statistics">
              <Picture name="stamp" />
              {statistics.map(({ value, label }, place) => (
                <p key={value} hidden={place > 0}>
                  <strong>
                    <ProseText text={value} />
                  </strong>{' '}
                  <ProseText text={label} />
                </p>
              ))}
              <button
                type="button"
                className="button"
                data-tone="quiet"
                aria-pressed="false"
                hidden
              >
                <ProseText text={hero.pause} />
              </button>
            </div>
          )}
          <ul className="hero-claims">
            {statedClaims.map(({ text }) => (
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
  );
}

function HeroTile({ tile, comingSoon }: { tile: Tile; comingSoon: string | undefined }) {
  const reader = useReader();
  return (
    <li className="hero-tile" data-dimmed={comingSoon ? '' : undefined}>
      <a href={addLocalePrefix(tile.path, reader)}>
        <Picture name={tile.picture} />
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
