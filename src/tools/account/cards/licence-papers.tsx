import { pageById } from '../../../content/catalog.ts';
import { parseAnswers } from '../../../register/answers.ts';
import { atLevel, find } from '../../../register/find.ts';
import { needById } from '../../../register/register.ts';
import { todayInIndia } from '../../../i18n/format.ts';
import { textFor, useI18n } from '../../../locales/text.tsx';
import { addLocalePrefix } from '../../../i18n/locale-path.ts';
import { useStoredIds } from '../../../platform/offline/use-stored-ids.ts';
import { TickList } from '../../../ui/tick-list.tsx';
import type { Items } from '../../../platform/offline/stored-value.ts';
import { readyPapers } from '../../../features/guide-tools/stored.ts';

const useText = textFor('dashboard');
const useFinderText = textFor('finder');

/** The papers of each required licence, with the ticks of other checklists. */
export function LicencePapers({ answers }: { answers: Items }) {
  const { locale } = useI18n();
  const texts = useText().papers;
  const finder = useFinderText();
  const { ids: ready, setId: tick } = useStoredIds(readyPapers);
  const findings = atLevel(find(parseAnswers(answers), todayInIndia()), 'must');
  if (findings.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <p>{texts.lead}</p>
      {findings.map(({ need, rules: [rule] }) => {
        const { documents, page } = needById(need);
        const name = (rule && finder.rules[rule.id].name) ?? finder.needs[need].name;
        const have = documents.filter((id) => ready.includes(id)).length;
        return (
          <section key={need} className="dash-licence">
            <h3>
              <a href={addLocalePrefix(pageById(page).path, locale)}>{name}</a>
            </h3>
            {documents.length === 0 ? (
              <p className="entry-note">{texts.free}</p>
            ) : (
              <>
                <p className="entry-note">{texts.have(have, documents.length)}</p>
                <TickList
                  items={documents}
                  labels={finder.documents}
                  ticked={ready}
                  onTick={tick}
                />
              </>
            )}
          </section>
        );
      })}
    </>
  );
}
