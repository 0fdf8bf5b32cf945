/** The site's version from package.json. The build inserts it (vite.config.ts). */
export const siteVersion: string = __SITE_VERSION__;

declare const __SITE_VERSION__: string;
