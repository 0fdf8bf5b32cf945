import { publicPath } from '../../i18n/locale-path.ts';

/** The page that a link to the form names; home where it names none of this site. */
export const reportedPage = (named: unknown): string =>
  typeof named === 'string' && /^\/(?!\/)[^\s?#\\]{0,299}$/.test(named) ? publicPath(named) : '/';
