import { unconfirmed, type Given } from '../../../content/facts/make.ts';
import { sitePage } from './sources.ts';
import type { Scheme } from './types.ts';

/**
 * Returns the source that all figures of a scheme share: the record's own, or its official site for a scheme
 * that nobody has read.
 * @throws when the group has no such scheme, and when an unread scheme names no site.
 */
export const givenBy =
  <Id extends string>(schemes: readonly (Scheme & { id: Id })[]) =>
  (id: Id): Given => {
    const scheme = schemes.find((each) => each.id === id);
    if (!scheme) throw new Error(`No scheme "${id}"`);
    const { source, reviewBy, portals } = scheme;
    if (source) return { source, reviewBy };
    const [site] = portals;
    if (!site) throw new Error(`No source and no official site of the scheme "${id}"`);
    return { source: unconfirmed(sitePage('Official site of the scheme', site)), reviewBy };
  };
