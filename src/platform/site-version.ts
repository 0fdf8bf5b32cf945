/** The site's version, from package.json; the build writes it in (vite.config.ts). */
export const siteVersion: string = __SITE_VERSION__;

declare const __SITE_VERSION__: string;
