import { useLocation } from '@tanstack/react-router';
import { pageById } from '../../content/catalog.ts';
import { useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Icon } from '../../ui/icon.tsx';
import { places, type Place, type PlaceKey } from './site-nav.ts';

interface PlaceLinkProps {
  place: PlaceKey;
  /** True for an entry of the bottom bar, which has an icon. */
  inBar?: boolean;
}

/** A link to one of the most used places by its short name. It marks the page that is open. */
export function PlaceLink({ place, inBar = false }: PlaceLinkProps) {
  const { locale, messages } = useI18n();
  const here = useLocation({ select: ({ pathname }) => pathname });
  const { id, hash, icon }: Place = places[place];
  const { path } = pageById(id);
  return (
    <a
      className={inBar ? 'bar-entry lg:hidden' : undefined}
      href={addLocalePrefix(path, locale) + (hash ?? '')}
      aria-current={path === here ? 'page' : undefined}
    >
      {inBar && icon && <Icon name={icon} />}
      <span>{messages.shell.places[place]}</span>
    </a>
  );
}
