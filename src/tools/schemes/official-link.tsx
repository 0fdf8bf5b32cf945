import type { SchemePortal } from './model/portals.ts';
import { useSchemeTexts } from './scheme-texts.ts';

/** A link to an official site: it opens beside this one, and its address is seen before (GUIDE-04). */
export function OfficialLink({ portal: { name, url } }: { portal: SchemePortal }) {
  const { detail } = useSchemeTexts();
  return (
    <>
      <a className="external" href={url} target="_blank" rel="noopener">
        {name}
        <span className="sr-only"> ({detail.opensNewTab})</span>
      </a>{' '}
      <span className="domain">({new URL(url).host})</span>
    </>
  );
}
