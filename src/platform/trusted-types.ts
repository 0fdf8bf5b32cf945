import type { TrustedTypePolicyFactory } from 'trusted-types/lib';

/**
 * The one Trusted Types policy of the site (`trusted-types niyam` in the content security policy).
 * Where a browser has Trusted Types, no text becomes markup or a script's address anywhere but here.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
const policy = trustedTypes?.createPolicy('niyam', {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

/** Lets a page's own HTML, as this site's build wrote it, be drawn. Never for what somebody typed. */
export const trustPage = (html: string): string =>
  policy ? (policy.createHTML(html) as unknown as string) : html;

/** Lets an address be loaded as a script or worker: the site's own, or one that the settings name. */
export const trustScript = (url: string): string =>
  policy ? (policy.createScriptURL(url) as unknown as string) : url;
