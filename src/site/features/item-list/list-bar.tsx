import { orders, type Order, type Selection } from '#model/catalogue/selection.ts';
import type { ItemListView } from '#model/views/item-list.ts';
import { catalogueWords } from '#words/catalogue.ts';
import { useLanguage, usePlural } from '../../messages/messages.tsx';
import styles from './item-list.module.css';

interface ListBarProps {
  list: ItemListView;
  total: number;
  /** Whether the filter is open. */
  isOpen: boolean;
  /** The selection, once known. */
  selection: Selection | undefined;
  onToggle: () => void;
  /** Called when the visitor is about to use the filter. */
  onPoint: () => void;
  onOrder: (order: Order) => void;
}

/** The number of items, and the controls for filter and order, which need JavaScript. */
export function ListBar(props: ListBarProps) {
  const { list, total, isOpen, selection, onToggle, onPoint, onOrder } = props;
  const { list: words } = catalogueWords[useLanguage()];
  const language = useLanguage();
  const plural = usePlural();
  const chosen = selection?.filters.size ?? 0;
  return (
    <div className={styles.bar}>
      <output className={styles.count} tabIndex={-1}>
        {plural(total, words.count(total.toLocaleString(language)))}
      </output>
      {list.index === undefined ? null : (
        <div className={styles.tools} data-print="hide">
          <label className={styles.sort}>
            <span>{words.sort}</span>
            <select
              value={selection?.order ?? 'recommended'}
              onPointerDown={onPoint}
              onFocus={onPoint}
              onChange={({ currentTarget }) => {
                const order = orders.find((one) => one === currentTarget.value);
                if (order) onOrder(order);
              }}
            >
              {orders.map((order) => (
                <option key={order} value={order}>
                  {words.orders[order]}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onPointerEnter={onPoint}
            onFocus={onPoint}
            onClick={onToggle}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 7h18M6 12h12M10 17h4" />
            </svg>
            {words.filter}
            {chosen > 0 ? <span className={styles.chosen}>{chosen}</span> : null}
          </button>
        </div>
      )}
    </div>
  );
}
