import { type ReactNode, type Ref, useMemo } from 'react';
import { excerpt, markHits } from '#model/search/excerpt.ts';
import type { SearchEntry } from '#model/search/index-format.ts';
import { hitTest } from '#model/search/query.ts';
import { searchWords } from '#words/search.ts';
import { useLanguage, usePlural } from '../../messages/messages.tsx';
import styles from './search.module.css';
import type { Results } from './use-results.ts';

interface SearchResultsProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  results: Results;
  /** Id of the chosen option. */
  active: string | undefined;
  onMore: () => void;
}

/** The results of a query by group; suggestions if there are none. */
export function SearchResults({ ref, id, results, active, onMore }: SearchResultsProps) {
  const messages = searchWords[useLanguage()];
  const language = useLanguage();
  const plural = usePlural();
  const { query, groups, terms, suggestions } = results;
  const isHit = useMemo(() => hitTest(terms, language), [terms, language]);
  const option = (name: string) => {
    const optionId = `${id}-${name}`;
    return {
      id: optionId,
      role: 'option',
      tabIndex: -1,
      className: styles.option,
      'aria-selected': active === optionId,
    };
  };
  const more = (left: number) => {
    const next = Math.min(left, 20);
    return plural(next, messages.more(next));
  };
  const isOffering = groups.length > 0 || suggestions.length > 0;
  return (
    <div
      ref={ref}
      id={id}
      // A select can hold neither links nor excerpts.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      className={styles.list}
      aria-label={messages.title}
      hidden={!isOffering}
    >
      {groups.map(({ group, title, count, entries }) => (
        <Group key={group} id={`${id}-${group}`} title={title}>
          {entries.map((entry, at) => (
            <a key={entry.path} {...option(`${group}-${at}`)} href={entry.path} lang={entry.lang}>
              <Entry entry={entry} isHit={isHit} />
            </a>
          ))}
          {count > entries.length ? (
            <button type="button" {...option(`${group}-more`)} data-more onClick={onMore}>
              {more(count - entries.length)}
            </button>
          ) : null}
        </Group>
      ))}
      {groups.length === 0 && suggestions.length > 0 ? (
        <Group id={`${id}-instead`} title={query === '' ? messages.directly : messages.instead}>
          {suggestions.map(({ href, label }, at) => (
            <a key={href} {...option(`instead-${at}`)} data-brief href={href}>
              {label}
            </a>
          ))}
        </Group>
      ) : null}
    </div>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    // Within a list of options no other element is one.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} role="presentation" className={styles.heading}>
        {title}
      </div>
      {children}
    </div>
  );
}

interface EntryProps {
  entry: SearchEntry;
  isHit: (word: string) => boolean;
}

function Entry({ entry: { title, detail, text }, isHit }: EntryProps) {
  return (
    <>
      <span className={styles.title}>
        <Marked text={title} isHit={isHit} />
      </span>
      {detail ? (
        <span className={styles.detail}>
          <Marked text={detail} isHit={isHit} />
        </span>
      ) : null}
      {text ? (
        <span className={styles.excerpt}>
          <Marked text={excerpt(text, isHit)} isHit={isHit} />
        </span>
      ) : null}
    </>
  );
}

function Marked({ text, isHit }: { text: string; isHit: (word: string) => boolean }) {
  return markHits(text, isHit).map((part, at) =>
    part.isHit ? <mark key={at}>{part.text}</mark> : part.text,
  );
}
