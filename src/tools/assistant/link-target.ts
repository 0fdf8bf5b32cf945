import { helplineNumbers } from './model/helplines.ts';
import { business } from '../../content/business.ts';
import { pageByPath } from '../../content/catalog.ts';
import { portals } from '../../content/portals.ts';
import { stripLocalePrefix } from '../../i18n/locale-path.ts';

/** Where a link of an answer may lead; everything else stays text. */
export type LinkTarget =
  | { kind: 'page'; href: string }
  | { kind: 'portal'; href: string; host: string }
  | { kind: 'call'; href: string };

/** Not listed by search engines, and yet where an answer may send somebody. */
const searchPage = 'site/search';

const portalHosts: ReadonlySet<string> = new Set(
  Object.values(portals).map(({ url }) => new URL(url).host),
);

/** The office, and the public helplines that the guides name: no other number can be called from an answer (X6). */
const telephones: ReadonlySet<string> = new Set([business.phone, ...helplineNumbers]);

/** Written out, so that no control letter, space, backslash or second address can hide in it. */
const ownPath = /^(\/[a-z0-9/-]*)(#[a-z0-9-]+)?$/;
const telephone = /^tel:(\+?[0-9-]{3,18})$/;
const webAddress = /^https:\/\/[a-z0-9.-]+(\/[\w\-./]*)?$/i;

/**
 * A public page of this site, an official portal of
 * `content/portals.ts`, or the telephone of the office or of a public helpline. No address has a query: a link starts nothing and carries
 * nothing away. Undefined for anything else.
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
