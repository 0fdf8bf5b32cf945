import { unconfirmed, type Given } from '../../../content/facts/make.ts';
import { sitePage } from './sources.ts';
import type { Scheme } from './types.ts';

/**
 * Returns the source that all figures of a scheme share: the record's own, or its official site for a scheme
 * that nobody has read.
 * @throws when the group has no such scheme, and when the scheme names no site.
 */
export const givenBy =
  <Id extends string>(schemes: readonly (Scheme & { id: Id })[]) =>
  (id: Id): Given => {
    const scheme = schemes.find((each) => each.id === id);
    const [site] = scheme?.portals ?? [];
    if (!scheme || !site) throw new Error(`No scheme "${id}" with an official site`);
    const { source, reviewBy } = scheme;
    return {
      source: source ?? unconfirmed(sitePage('Official site of the scheme', site)),
      reviewBy,
    };
  };
