import { pageById, pageByPath } from '../../../content/catalog.ts';

/** The page of a business's dates; the finder, which they follow from, where the site has none. */
export const datesPage: string = (pageByPath('/calendar') ?? pageById('tools/find')).path;
