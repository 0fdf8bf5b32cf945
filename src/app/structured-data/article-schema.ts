import type { Article, Organization } from 'schema-dts';
import type { IsoDate } from '../../content/facts/types.ts';

/** The specified input of the article builder (SEO-02). Addresses are absolute. */
export interface ArticleInput {
  headline: string;
  description: string;
  image: string;
  /** The business, because no page names a person as its author. */
  author: Organization;
  datePublished: IsoDate;
  dateModified: IsoDate;
  /** BCP 47 tag of the language that the text is in. */
  inLanguage: string;
  url: string;
}

/** Returns the data of a guide or an article of the blog. */
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
