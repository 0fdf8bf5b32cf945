import type { Article, Organization } from 'schema-dts';
import type { IsoDate } from '../../content/facts/types.ts';

/** What the specification gives the article builder (SEO-02). Addresses are absolute. */
export interface ArticleInput {
  headline: string;
  description: string;
  image: string;
  /** The office: no person is named who did not write. */
  author: Organization;
  datePublished: IsoDate;
  dateModified: IsoDate;
  url: string;
}

/** A guide or an article of the blog. */
export function articleSchema({ author, url, ...rest }: ArticleInput): Article {
  return {
    '@type': 'Article',
    ...rest,
    url,
    mainEntityOfPage: url,
    author,
    publisher: author,
  };
}
