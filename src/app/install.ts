import type { RegisteredRouter } from '@tanstack/react-router';
import { canonicalPath } from '../i18n/locale-path.ts';

/**
 * Has the pages that are opened counted towards the offer to install. Its code comes after the app,
 * and where it cannot be had, nothing is offered.
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
