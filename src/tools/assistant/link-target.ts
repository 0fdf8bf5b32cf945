import { helplineNumbers } from './model/helplines.ts';
import { business } from '../../content/business.ts';
import { pageByPath } from '../../content/catalog.ts';
import { portals } from '../../content/portals.ts';
import { stripLocalePrefix } from '../../i18n/locale-path.ts';

/** Allowed targets of links in an answer. Other links become text. */
export type LinkTarget =
  | { kind: 'page'; href: string }
  | { kind: 'portal'; href: string; host: string }
  | { kind: 'call'; href: string };

/** Search engines do not list this page, but answers may link to it. */
const searchPage = 'site/search';

const portalHosts: ReadonlySet<string> = new Set(
  Object.values(portals).map(({ url }) => new URL(url).host),
);

/**
 * Callable numbers: the business's, and the public helplines of the guides. An answer can call no other
 * number.
 */
const telephones: ReadonlySet<string> = new Set([business.phone, ...helplineNumbers]);

/** A strict pattern, so that no control character, space, backslash or second address can hide in it. */
const ownPath = /^(\/[a-z0-9/-]*)(#[a-z0-9-]+)?$/;
const telephone = /^tel:(\+?[0-9-]{3,18})$/;
const webAddress = /^https:\/\/[a-z0-9.-]+(\/[\w\-./]*)?$/i;

/**
 * Returns the target of a link: a public page of this site, an official portal of `content/portals.ts`, or an
 * allowed telephone number. Undefined for other addresses. Addresses have no query, so that a link can
 * neither start an action nor carry data away.
 */
export function linkTarget(address: string): LinkTarget | undefined {
  const [, path] = ownPath.exec(address) ?? [];
  if (path) {
    const page = pageByPath(stripLocalePrefix(path));
    return page && (!page.noindex || page.id === searchPage)
      ? { kind: 'page', href: address }
      : undefined;
  }
  const [, number] = telephone.exec(address) ?? [];
  if (number) return telephones.has(number) ? { kind: 'call', href: address } : undefined;
  if (!webAddress.test(address)) return undefined;
  const { host, href } = new URL(address);
  return portalHosts.has(host) ? { kind: 'portal', href, host } : undefined;
}
