import type { ReactNode } from 'react';
import { useMessages } from '../locales/text.tsx';

/** A link to an official site. It opens in a new tab and shows its address first (GUIDE-04). */
export function OutsideLink({ url, children }: { url: string; children: ReactNode }) {
  const { page } = useMessages();
  return (
    <>
      <a className="external" href={url} target="_blank" rel="noopener">
        {children}
        <span className="sr-only"> ({page.opensNewTab})</span>
      </a>
      <span className="domain"> ({new URL(url).host})</span>
    </>
  );
}
