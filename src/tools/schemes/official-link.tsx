import { MaybeEnglish } from '../../ui/maybe-english.tsx';
import type { SchemePortal } from './model/portals.ts';
import { useSchemeTexts } from './scheme-texts.ts';

/** A link to an official site. It opens in a new tab and shows its address beforehand (GUIDE-04). */
export function OfficialLink({ portal: { name, url } }: { portal: SchemePortal }) {
  const { detail } = useSchemeTexts();
  return (
    <>
      <a className="external" href={url} target="_blank" rel="noopener">
        <MaybeEnglish name={name} />
        <span className="sr-only"> ({detail.opensNewTab})</span>
      </a>
      <span className="domain"> ({new URL(url).host})</span>
    </>
  );
}
