import type { RegisteredRouter } from '@tanstack/react-router';
import { canonicalPath } from '../i18n/locale-path.ts';

/**
 * Counts opened pages for the offer to install. Its code loads after the app; without it nothing is offered.
 */
export function followInstall(router: RegisteredRouter): void {
  import('../features/install/watch-install.ts').then(
    ({ watchInstall }) => {
      const newPage = watchInstall();
      newPage(canonicalPath(location.pathname));
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) newPage(canonicalPath(location.pathname));
      });
    },
    (error: unknown) => console.info('Installing is not offered', error),
  );
}
