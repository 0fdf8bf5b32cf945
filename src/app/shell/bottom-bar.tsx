import { useMessages } from '../../locales/text.tsx';
import { AssistantSlot } from './assistant-slot.tsx';
import { PlaceLink } from './place-link.tsx';
import { QuickSlot } from './quick-slot.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SiteDrawer } from './site-drawer.tsx';
import { barPlaces } from './site-nav.ts';

/**
 * Below 1024 px the bar at the bottom of the screen: Home, Find, Dates, Ask, Menu. From 1024 px only the
 * buttons for quick access and the assistant are left; from 1280 px they float in the margin (floating-wide.css).
 */
export function BottomBar() {
  const { shell } = useMessages();
  return (
    <nav className="bar" aria-label={shell.bar}>
      <ScrollToTop />
      {barPlaces.map((place) => (
        <PlaceLink key={place} place={place} inBar />
      ))}
      <QuickSlot />
      <AssistantSlot />
      <SiteDrawer />
    </nav>
  );
}
