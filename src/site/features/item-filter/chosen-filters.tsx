import type { Selection } from '#model/catalogue/selection.ts';
import { filterWords } from '#words/filter.ts';
import { useLanguage } from '../../messages/messages.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ReadyState } from './browsing.ts';
import styles from './item-filter.module.css';
import { filterParts, withoutFilters, withFilter } from './facet-filters.ts';

interface ChosenFiltersProps {
  ready: ReadyState;
  onChange: (selection: Selection) => void;
}

/** The selected filters, each removed by a click; renders nothing if there are none. */
export function ChosenFilters({ ready: { selection, found }, onChange }: ChosenFiltersProps) {
  const words = filterWords[useLanguage()];
  const language = useLanguage();
  if (selection.filters.size === 0) return null;
  const parts = found.groups.flatMap(({ facet }) => {
    const filter = selection.filters.get(facet.key);
    if (!filter) return [];
    return filterParts(facet, filter, { words, language }).map((part) => ({
      ...part,
      key: facet.key,
    }));
  });
  // The focused button is about to disappear.
  const leave = (button: HTMLButtonElement) =>
    button.closest('section')?.querySelector('output')?.focus();
  return (
    <ul role="list" className={styles.chosen} aria-label={words.chosen} data-print="hide">
      {parts.map(({ key, label, rest }) => (
        <li key={`${key} ${label}`}>
          <button
            type="button"
            aria-label={words.remove(label)}
            onClick={({ currentTarget }) => {
              leave(currentTarget);
              onChange(withFilter(selection, key, rest));
            }}
          >
            {label}
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          data-variant="plain"
          onClick={({ currentTarget }) => {
            leave(currentTarget);
            onChange(withoutFilters(selection));
          }}
        >
          {words.reset}
        </button>
      </li>
    </ul>
  );
}
