import { useEffect, useRef } from 'react';
import { textFor } from '../../locales/text.tsx';
import type { TextOf } from '../../locales/language.ts';
import type { Cleared } from '../../platform/clear-device.ts';
import { Callout } from '../../ui/callout.tsx';

const useText = textFor('this-phone');

/** Reports the removed data, and data that could not be removed. */
export function ClearedReport({ cleared }: { cleared: Cleared | 'running' | 'failed' }) {
  const { report } = useText();
  const box = useRef<HTMLDivElement>(null);
  // The pressed button has disappeared.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Report cleared={cleared} report={report} />
    </div>
  );
}

function Report({
  cleared,
  report,
}: {
  cleared: Cleared | 'running' | 'failed';
  report: TextOf<'this-phone'>['report'];
}) {
  if (cleared === 'running') return <p className="prose">{report.running}</p>;
  if (cleared === 'failed') {
    return (
      <Callout tone="warning" title={report.failed}>
        {null}
      </Callout>
    );
  }
  return (
    <Callout title={report.title}>
      <ul className="prose-list">
        <li>{report.databases(cleared.databases)}</li>
        <li>{report.caches(cleared.caches)}</li>
        <li>{report.settings(cleared.settings)}</li>
        <li>{report.workers(cleared.workers)}</li>
        <li>{report.pushSubscriptions(cleared.pushSubscriptions)}</li>
      </ul>
      {cleared.left.length > 0 && <p>{report.left(cleared.left.join(', '))}</p>}
      <p>{report.next}</p>
    </Callout>
  );
}
