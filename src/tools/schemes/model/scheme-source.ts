import { schemePortal } from './portals.ts';
import type { Scheme } from './types.ts';
import { readOn, unconfirmed, type Given } from '../../../content/facts/make.ts';

/**
 * Returns the source that all figures of a scheme share: row and tag of the fact file, the official site for
 * checking them, the confidence of the record's terms and its review dates.
 * @throws when the group has no such scheme, and when the scheme names no site.
 */
export const givenBy =
  <Id extends string>(schemes: readonly (Scheme & { id: Id })[]) =>
  (id: Id): Given => {
    const scheme = schemes.find((each) => each.id === id);
    const [site] = scheme?.portals ?? [];
    if (!scheme || !site) throw new Error(`No scheme "${id}" with an official site`);
    const { row, source, sure, checkedOn, reviewBy } = scheme;
    const { name, url } = schemePortal(site);
    const document = {
      title: `Fact file, section 3, row ${row} (${source})`,
      publisher: name,
      url,
    };
    return {
      source: sure.terms === 'V' ? readOn(checkedOn).reported(document) : unconfirmed(document),
      reviewBy,
    };
  };
