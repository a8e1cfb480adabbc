import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Selection } from '#model/catalogue/selection.ts';
import { filterWords } from '#words/filter.ts';
import { useLanguage, usePlural } from '../../messages/messages.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ReadyState } from './browsing.ts';
import { FilterGroup, isOffered } from './filter-group.tsx';
import styles from './item-filter.module.css';
import { withoutFilters, withFilter } from './facet-filters.ts';

interface FilterPanelProps {
  ready: ReadyState;
  onClose: () => void;
  onChange: (selection: Selection) => void;
}

/** All filters: beside the items in wide windows, in a drawer in small ones. */
export function FilterPanel(props: FilterPanelProps) {
  const words = filterWords[useLanguage()];
  const isWide = useSyncExternalStore(followWidth, isWideNow, () => true);
  return isWide ? (
    <aside className={styles.panel} aria-label={words.title} data-print="hide">
      <Groups {...props} />
    </aside>
  ) : (
    <Drawer {...props} />
  );
}

const wide = '(width >= 992px)';

function isWideNow(): boolean {
  return matchMedia(wide).matches;
}

function followWidth(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function Groups({ ready: { selection, found }, onChange }: FilterPanelProps) {
  return found.groups
    .filter((group) => isOffered(group, selection.filters.get(group.facet.key)))
    .map((group, at) => (
      <FilterGroup
        key={group.facet.key}
        group={group}
        filter={selection.filters.get(group.facet.key)}
        isFirst={at < 4}
        onChange={(filter) => onChange(withFilter(selection, group.facet.key, filter))}
      />
    ));
}

function Drawer(props: FilterPanelProps) {
  const { ready, onClose, onChange } = props;
  const words = filterWords[useLanguage()];
  const plural = usePlural();
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const total = ready.found.total;
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.drawer} aria-label={words.title} onClose={onClose}>
      <div className={styles.head}>
        <h2>{words.title}</h2>
        <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.groups}>
        <Groups {...props} />
      </div>
      <div className={styles.foot}>
        <Button
          variant="outline"
          disabled={ready.selection.filters.size === 0}
          onClick={() => onChange(withoutFilters(ready.selection))}
        >
          {words.reset}
        </Button>
        <Button onClick={onClose}>
          {plural(total, words.show(total.toLocaleString(language)))}
        </Button>
      </div>
    </dialog>
  );
}
