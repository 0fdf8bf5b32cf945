import { useEffect, useState } from 'react';
import type { Finding } from '../../content/finder/find.ts';
import { needById, type DocumentId } from '../../content/finder/needs.ts';
import { keptNames } from '../../platform/offline/kept-names.ts';
import { changeValue, readValue } from '../../platform/offline/keyval.ts';
import { useFinderWords } from './finder-words.ts';

const name = keptNames.papers;

const report = (error: unknown) => console.info('Ticks are not kept', error);

/** The papers of several findings in one list, each once, with boxes to tick. */
export function PapersToGather({ findings }: { findings: readonly Finding[] }) {
  const { words } = useFinderWords();
  const { gather } = words.result;
  const [ready, setReady] = useState<readonly string[]>([]);
  const papers: DocumentId[] = [
    ...new Set(findings.flatMap(({ need }) => needById(need).documents)),
  ];

  useEffect(() => {
    let isGone = false;
    readValue<string[]>(name).then((kept) => {
      if (!isGone && kept) setReady(kept);
    }, report);
    return () => {
      isGone = true;
    };
  }, []);

  function tick(id: DocumentId, isReady: boolean) {
    // Step by step in what is kept: another page, or another phone of this person, may have ticked too.
    const tickIn = (ids: readonly string[] = []) => [
      ...ids.filter((each) => each !== id),
      ...(isReady ? [id] : []),
    ];
    setReady(tickIn);
    changeValue<readonly string[]>(name, tickIn).catch(report);
  }

  if (papers.length === 0) return null;
  return (
    <section>
      <h3>{gather.title}</h3>
      <p className="entry-note">{gather.lead}</p>
      <ul className="documents">
        {papers.map((id) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={ready.includes(id)}
                onChange={({ target }) => tick(id, target.checked)}
              />
              <span>{words.documents[id]}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
