import type { Finding } from '../../register/find.ts';
import type { DocumentId } from '../../register/record.ts';
import { needById } from '../../register/register.ts';
import { useStoredIds } from '../../platform/offline/use-stored-ids.ts';
import { TickList } from '../../ui/tick-list.tsx';
import { readyPapers } from '../../features/guide-tools/stored.ts';
import { Fold } from './fold.tsx';
import { useFinderTexts } from './finder-texts.ts';

/** The papers of several findings in one list without duplicates, with boxes to tick. */
export function PapersToGather({ findings }: { findings: readonly Finding[] }) {
  const { texts } = useFinderTexts();
  const { gather } = texts.result;
  const { ids: ready, setId: tick } = useStoredIds(readyPapers);
  const papers: DocumentId[] = [
    ...new Set(findings.flatMap(({ need }) => needById(need).documents)),
  ];

  if (papers.length === 0) return null;
  return (
    <Fold title={gather.title}>
      <p className="entry-note">{gather.lead}</p>
      <TickList items={papers} labels={texts.documents} ticked={ready} onTick={tick} />
    </Fold>
  );
}
