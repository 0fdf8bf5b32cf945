import { useRef, useState, type RefCallback } from 'react';
import { searchGroups, type SearchGroup } from './model/groups.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { AlsoAsked } from './also-asked.tsx';
import { FoundPageEntry } from './found-page-entry.tsx';
import type { FoundPage } from './found-pages.ts';
import { InItsLanguage } from './in-its-language.tsx';
import { resultsText } from './results-text.ts';
import { UnknownWords } from './unknown-words.tsx';
import type { ReadyAnswer } from './use-answer.ts';

const useText = textFor('search');

/** Few visitors read more results before they change the question. */
const shownAtFirst = 10;

interface SearchResultsProps {
  answer: ReadyAnswer;
  heading: RefCallback<HTMLHeadingElement>;
}

/** The results of all groups or of one, best first. */
export function SearchResults({ answer, heading }: SearchResultsProps) {
  const { locale } = useI18n();
  const words = useText();
  const [group, setGroup] = useState<SearchGroup | 'all'>('all');
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const pages =
    group === 'all' ? answer.pages : answer.pages.filter((page) => page.group === group);
  const shown = all ? pages : pages.slice(0, shownAtFirst);
  const left = pages.length - shown.length;
  const results = (
    <section className="section" aria-labelledby="found">
      <h2 id="found" ref={heading} tabIndex={-1}>
        {resultsText(answer, words, locale)}
      </h2>
      {answer.covers === 'saved' && <p className="prose">{words.savedOnly}</p>}
      <InItsLanguage question={answer.question} />
      <UnknownWords answer={answer} />
      <GroupChoice pages={answer.pages} group={group} onChoose={setGroup} />
      <ol ref={list} className="search-results">
        {shown.map((page) => (
          <FoundPageEntry key={page.path} page={page} />
        ))}
      </ol>
      {left > 0 && (
        <ShowMore
          list={list}
          label={words.more(formatNumber(left, locale))}
          onMore={() => setAll(true)}
        />
      )}
    </section>
  );
  return (
    <>
      {results}
      <AlsoAsked alsoAsked={answer.alsoAsked} />
    </>
  );
}

interface GroupChoiceProps {
  pages: readonly FoundPage[];
  group: SearchGroup | 'all';
  onChoose: (group: SearchGroup | 'all') => void;
}

/** Limits the results to one group. Empty groups are not offered. */
function GroupChoice({ pages, group, onChoose }: GroupChoiceProps) {
  const { locale } = useI18n();
  const words = useText();
  const groups = searchGroups
    .map((name) => ({ name, count: pages.filter((page) => page.group === name).length }))
    .filter(({ count }) => count > 0);
  if (groups.length < 2) return null;
  const choices = [{ name: 'all' as const, count: pages.length }, ...groups];
  return (
    <fieldset className="search-groups">
      <legend>{words.show}</legend>
      {choices.map(({ name, count }) => (
        <label key={name} className="search-group">
          <input
            type="radio"
            name="group"
            checked={group === name}
            onChange={() => onChoose(name)}
          />
          <span>
            {words.counted(
              name === 'all' ? words.all : words.groups[name],
              formatNumber(count, locale),
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
