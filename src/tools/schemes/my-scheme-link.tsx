import { OfficialLink } from './official-link.tsx';
import { useTool } from './tool-context.ts';

/** The government's own list, for everything that ours does not have. */
export const MySchemeLink = () => <OfficialLink portal={useTool().elsewhere} />;
