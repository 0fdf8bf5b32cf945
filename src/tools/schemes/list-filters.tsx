import { choices } from './answers.ts';
import { CheckField, SelectField } from '../../ui/field.tsx';
import { useSchemeWords, type SchemeWords } from './scheme-words.ts';
import type { Filters } from './search.ts';
import { useTool } from './tool-context.ts';

type ListFilter = Exclude<keyof Filters, 'closed'>;

/** The filters that are a list, with their options and the words of each. */
const filterLists = (
  words: SchemeWords,
): Record<ListFilter, [readonly string[], Record<string, string>]> => ({
  place: [choices.place.options, words.places],
  who: [choices.who.options, words.whoShort],
  work: [choices.work.options, words.work],
  stage: [choices.stage.options, words.stage],
  help: [choices.helps.options, words.helps],
  group: [choices.about.options, words.groups],
});

/** Narrows the list. The filters are folded away: most people only search. */
export function ListFilters({ onChange }: { onChange: () => void }) {
  const words = useSchemeWords();
  const { notebook, change } = useTool();
  const { filters } = notebook;

  function set(next: Filters) {
    change(() => ({ filters: next }));
    onChange();
  }

  function choose(filter: ListFilter, value: string) {
    const { [filter]: _left, ...others } = filters;
    // The options are the lists of choices.ts.
    set(value === '' ? others : { ...others, [filter]: value });
  }

  function showClosed(on: boolean) {
    const { closed: _left, ...others } = filters;
    set(on ? { ...others, closed: true } : others);
  }

  const lists = filterLists(words);
  return (
    <details className="fold">
      <summary>{words.list.filters(Object.keys(filters).length)}</summary>
      <div className="schemes-filters">
        {(Object.keys(lists) as ListFilter[]).map((filter) => {
          const [options, names] = lists[filter];
          return (
            <SelectField
              key={filter}
              label={words.list[filter]}
              placeholder={words.list.any}
              options={options.map((value) => ({ value, label: names[value] ?? value }))}
              value={filters[filter] ?? ''}
              onChange={({ target }) => choose(filter, target.value)}
            />
          );
        })}
        <CheckField
          label={words.list.closed}
          checked={filters.closed ?? false}
          onChange={({ target }) => showClosed(target.checked)}
        />
      </div>
    </details>
  );
}
