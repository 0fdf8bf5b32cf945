import type { TrustedTypePolicyFactory } from 'trusted-types/lib';

/**
 * The only Trusted Types policy of the site (`trusted-types niyam` in the content security policy). Only this
 * module turns text into markup or into the address of a script.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
const policy = trustedTypes?.createPolicy('niyam', {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

/** Allows HTML to be rendered. Use it only for HTML from this site's build, never for typed text. */
export const trustPage = (html: string): string =>
  policy ? (policy.createHTML(html) as unknown as string) : html;

/**
 * Allows an address to be loaded as a script or worker. Use it only for addresses of this site or of the
 * settings.
 */
export const trustScript = (url: string): string =>
  policy ? (policy.createScriptURL(url) as unknown as string) : url;
