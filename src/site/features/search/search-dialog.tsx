import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { searchWords } from '#words/search.ts';
import { useLanguage, usePlural } from '../../messages/messages.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './search.module.css';
import css from './search.module.css?inline';
import { SearchFoot } from './search-foot.tsx';
import { SearchResults } from './search-results.tsx';
import { useResults } from './use-results.ts';

/** The number of results per group at first, and per further step. */
const fewest = 5;
const further = 20;

interface SearchDialogProps {
  /** Opens the dialog whenever this changes. */
  times: number;
}

/**
 * The search: a field and, below it, results as one types. The field is a combobox with a list
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): it keeps the focus, and arrow keys choose
 * among the results, which are links. Enter without a choice opens the best one.
 */
export function SearchDialog({ times }: SearchDialogProps) {
  const messages = searchWords[useLanguage()];
  const language = useLanguage();
  const say = usePlural();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [most, setMost] = useState(fewest);
  const [active, setActive] = useState<string>();
  const [results, retry] = useResults({ language, query: query.trim(), most });
  const count = results.groups.reduce((sum, group) => sum + group.count, 0);
  const isEmpty = results.state === 'found' && results.query !== '' && count === 0;
  const isOffering = results.groups.length > 0 || results.suggestions.length > 0;

  useEffect(() => {
    if (times > 0 && !dialog.current?.open) dialog.current?.showModal();
    field.current?.select();
  }, [times]);

  useEffect(() => {
    if (!isEmpty) return undefined;
    // Before that, the visitor may still be typing.
    const missed = new CustomEvent('search-missed', { detail: results.query });
    const timer = setTimeout(() => dispatchEvent(missed), 2000);
    return () => clearTimeout(timer);
  }, [isEmpty, results.query]);

  const type = (text: string) => {
    setQuery(text);
    setMost(fewest);
    setActive(undefined);
  };
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const choose = (step: 1 | -1) => {
    const all = options();
    const at = all.findIndex((option) => option.id === active);
    const first = step === 1 ? 0 : -1;
    const next = all.at(at < 0 ? first : (at + step) % all.length);
    next?.scrollIntoView({ block: 'nearest' });
    setActive(next?.id);
  };
  const steer = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      choose(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const all = options();
      const isAnswer = results.state === 'found' && results.query === query.trim() && count > 0;
      (all.find((option) => option.id === active) ?? (isAnswer ? all[0] : undefined))?.click();
    }
  };

  return (
    // The keyboard has Escape, the button and the links.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.search}
      aria-label={messages.title}
      onClick={closeByClick}
    >
      <style href="search" precedence="late">
        {css}
      </style>
      <div className={styles.panel}>
        <div className={styles.bar}>
          <Icon name="search" className={styles.icon} />
          <input
            ref={field}
            className={styles.field}
            role="combobox"
            aria-label={messages.field}
            aria-autocomplete="list"
            aria-expanded={isOffering}
            aria-controls={`${id}-list`}
            aria-activedescendant={active}
            placeholder={messages.field}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={query}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={steer}
          />
          <form method="dialog">
            <button type="submit" className={styles.close} aria-label={messages.close}>
              <Icon name="close" />
            </button>
          </form>
        </div>
        <div className={styles.body}>
          <output
            className={styles.status}
            data-state={results.state}
            data-empty={isEmpty || undefined}
          >
            {results.state === 'loading' ? messages.loading : null}
            {isEmpty ? messages.nothing(results.query) : null}
            {count > 0 ? say(count, messages.count(count)) : null}
          </output>
          {isEmpty ? <p className={styles.help}>{messages.nothingHelp}</p> : null}
          {results.state === 'failed' ? <SearchTrouble onRetry={retry} /> : null}
          <SearchResults
            ref={list}
            id={`${id}-list`}
            results={results}
            active={active}
            onMore={() => setMost(most + further)}
          />
        </div>
        <SearchFoot />
      </div>
    </dialog>
  );
}

/** The panel fills the dialog: a click on the dialog itself is one on its backdrop. */
function closeByClick({ target, currentTarget, ...keys }: MouseEvent<HTMLDialogElement>): void {
  const opensElsewhere = keys.ctrlKey || keys.metaKey || keys.shiftKey;
  const isLink = target instanceof Element && target.closest('a') !== null;
  if ((isLink && !opensElsewhere) || target === currentTarget) currentTarget.close();
}

/** Says that the search could not be loaded, and why. It tries again by itself once online. */
function SearchTrouble({ onRetry }: { onRetry: () => void }) {
  const messages = searchWords[useLanguage()];
  const isOnline = navigator.onLine;
  return (
    <div role="alert" className={styles.trouble}>
      <p>
        <strong>{isOnline ? messages.failed : messages.offline}</strong>{' '}
        {isOnline ? messages.failedHelp : messages.offlineHelp}
      </p>
      {isOnline ? (
        <Button variant="outline" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      ) : null}
    </div>
  );
}
