import { choices } from './model/answers.ts';
import { CheckField, SelectField } from '../../ui/form-fields.tsx';
import { useSchemeTexts, type SchemeTexts } from './scheme-texts.ts';
import type { Filters } from './model/search.ts';
import { useTool } from './tool-context.ts';

type ListFilter = Exclude<keyof Filters, 'closed'>;

/** The filters with a list of options, and the label of each option. */
const filterLists = (
  texts: SchemeTexts,
): Record<ListFilter, [readonly string[], Record<string, string>]> => ({
  place: [choices.place.options, texts.places],
  who: [choices.who.options, texts.whoShort],
  work: [choices.work.options, texts.work],
  stage: [choices.stage.options, texts.stage],
  help: [choices.helps.options, texts.helps],
  group: [choices.about.options, texts.groups],
});

/** Filters the list. They are collapsed at first, because most visitors only search. */
export function ListFilters({ onChange }: { onChange: () => void }) {
  const texts = useSchemeTexts();
  const { notebook, change } = useTool();
  const { filters } = notebook;

  function set(next: Filters) {
    change(() => ({ filters: next }));
    onChange();
  }

  function choose(filter: ListFilter, value: string) {
    const { [filter]: _left, ...others } = filters;
    // The options come from choices.ts.
    set(value === '' ? others : { ...others, [filter]: value });
  }

  function showClosed(on: boolean) {
    const { closed: _left, ...others } = filters;
    set(on ? { ...others, closed: true } : others);
  }

  const lists = filterLists(texts);
  return (
    <details className="fold">
      <summary>{texts.list.filters(Object.keys(filters).length)}</summary>
      <div className="schemes-filters">
        {(Object.keys(lists) as ListFilter[]).map((filter) => {
          const [options, names] = lists[filter];
          return (
            <SelectField
              key={filter}
              label={texts.list[filter]}
              placeholder={texts.list.any}
              options={options.map((value) => ({ value, label: names[value] ?? value }))}
              value={filters[filter] ?? ''}
              onChange={({ target }) => choose(filter, target.value)}
            />
          );
        })}
        <CheckField
          label={texts.list.closed}
          checked={filters.closed ?? false}
          onChange={({ target }) => showClosed(target.checked)}
        />
      </div>
    </details>
  );
}
