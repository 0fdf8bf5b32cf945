import { portals } from '../../content/portals.ts';
import { OfficialLink } from './official-link.tsx';

/** The government's own list, for everything that ours does not have. */
export const MySchemeLink = () => <OfficialLink portal={portals.myscheme} />;
