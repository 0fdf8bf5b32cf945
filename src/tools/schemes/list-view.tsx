import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { formatNumber } from '../../i18n/format-number.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { ListFilters } from './list-filters.tsx';
import { MySchemeLink } from './my-scheme-link.tsx';
import { cardId } from './card-id.ts';
import { SchemeCard } from './scheme-card.tsx';
import { useTexts } from './scheme-texts.ts';
import { find, searchable } from './model/search.ts';
import { statusOn } from './model/status.ts';
import { useTool } from './tool-context.ts';
import { focusInNewView } from './view.ts';
import { ViewHeading } from './view-heading.tsx';

/** Number of schemes that the list shows at first, and that "show more" adds. */
export const listStep = 20;

interface ListViewProps {
  shown: number;
  onShow: (shown: number) => void;
  /** Id of the scheme that was open last. */
  cameFrom: string | undefined;
}

/** The list with its search and filters. It renders few schemes at once, so 5,000 are as fast as 150. */
export function ListView({ shown, onShow, cameFrom }: ListViewProps) {
  const { texts, locale } = useTexts();
  const { schemes, notebook, change, day } = useTool();
  const { query, filters } = notebook;
  const entries = useRef<HTMLUListElement>(null);
  const list = useMemo(
    () =>
      searchable(schemes, ({ place, helps }) =>
        [texts.places[place], ...helps.map((help) => texts.helps[help])].join(' '),
      ),
    [schemes, texts],
  );
  // The field shows each key at once; the list may lag behind.
  const wanted = useDeferredValue(query);
  const narrowed = useDeferredValue(filters);
  const found = useMemo(() => find(list, wanted, narrowed, day), [list, wanted, narrowed, day]);
  const ended = useMemo(
    () => schemes.filter((scheme) => statusOn(scheme, day) === 'closed').length,
    [schemes, day],
  );
  const number = (value: number) => formatNumber(value, locale);
  useReturn(cameFrom);

  const isNarrowed = query !== '' || Object.keys(filters).length > 0;
  const stateIsBare =
    filters.place !== undefined && !schemes.some(({ place }) => place === filters.place);
  return (
    <section className="schemes-view">
      <ViewHeading>{texts.list.title}</ViewHeading>
      <InputField
        type="search"
        label={texts.list.query}
        hint={texts.list.queryHint}
        enterKeyHint="search"
        maxLength={100}
        value={query}
        onChange={({ target }) => {
          change(() => ({ query: target.value }));
          onShow(listStep);
        }}
      />
      <ListFilters onChange={() => onShow(listStep)} />
      <p className="prose" role="status">
        {texts.list.count(number(found.length), number(schemes.length))}
        {ended > 0 && !narrowed.closed && ` ${texts.list.ended(number(ended))}`}
      </p>
      {isNarrowed && (
        <Button
          tone="quiet"
          onClick={() => {
            change(() => ({ query: '', filters: {} }));
            onShow(listStep);
          }}
        >
          {texts.list.clear}
        </Button>
      )}
      {stateIsBare && filters.place && (
        <p className="prose">
          {texts.list.stateNote(texts.places[filters.place])} <MySchemeLink />
        </p>
      )}
      {found.length === 0 && (
        <p className="prose">
          <strong>{texts.list.nothing}</strong> {texts.list.nothingHelp} <MySchemeLink />
        </p>
      )}
      <ul ref={entries} className="schemes-list">
        {found.slice(0, shown).map((scheme) => (
          <SchemeCard key={scheme.id} scheme={scheme} />
        ))}
      </ul>
      {found.length > shown && (
        <ShowMore
          list={entries}
          label={texts.list.more(number(Math.min(listStep, found.length - shown)))}
          onMore={() => onShow(shown + listStep)}
        />
      )}
    </section>
  );
}

/** Returns the focus to the scheme that the visitor comes back from, if the list still shows it. */
function useReturn(cameFrom: string | undefined): void {
  const { moved } = useTool();
  const [target] = useState(moved ? cameFrom : undefined);
  useEffect(() => {
    if (!target) return undefined;
    return focusInNewView(() => document.getElementById(cardId(target)));
  }, [target]);
}
