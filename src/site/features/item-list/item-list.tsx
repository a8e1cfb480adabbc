import {
  memo,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { partIds } from '#model/part-ids.ts';
import type { ItemCardView } from '#model/views/item-card.ts';
import type { ItemListView } from '#model/views/item-list.ts';
import { pageSize, type Selection } from '#model/catalogue/selection.ts';
import { catalogueWords } from '#words/catalogue.ts';
import { useLanguage, usePlural } from '../../messages/messages.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ItemCard } from '../item-card/item-card.tsx';
import styles from './item-list.module.css';
import { ListBar } from './list-bar.tsx';
import { PageLinks } from './page-links.tsx';
import { writeQuery } from './query-store.ts';
import { useBrowsing } from './use-browsing.ts';

interface ItemListProps {
  list: ItemListView;
  /** The section's heading, if the page has other sections. */
  title?: string;
  /** Where visitors can ask if they find nothing. */
  contact: string;
  /** Renders a button over an item's picture. Must be stable between renders. */
  renderAction?: ((item: ItemCardView) => ReactNode) | undefined;
}

/**
 * Items as a grid of cards. The first page is complete without JavaScript, and further pages are
 * links; after hydration, items can be filtered, sorted and loaded below each other.
 */
export function ItemList({ list, title, contact, renderAction }: ItemListProps) {
  const { list: words } = catalogueWords[useLanguage()];
  const [isOpen, setIsOpen] = useState(false);
  const { ItemFilter, browsing, state, isWaiting, hasFailed, load } = useBrowsing(list);
  const root = useRef<HTMLDivElement>(null);
  const ready = state?.kind === 'ready' ? state : undefined;
  // The response to a choice, with counts, is immediate; the cards may take a few frames more.
  const cards = useDeferredValue<Cards>(ready?.cards ?? list.items);
  const total = ready?.found.total ?? list.total;
  const shown = ready?.found.positions.length ?? list.items.length;
  const showNext = useFocusOnNext(root, cards);

  const write = (selection: Selection, as: 'step' | 'replacement') =>
    writeQuery(browsing?.queryOf(selection) ?? '', as);
  /** Starts at the first item again, and scrolls to it if it is above the window. */
  const change = (selection: Selection) => {
    write({ ...selection, shown: pageSize }, 'step');
    const top = root.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) root.current?.scrollIntoView({ block: 'start' });
  };
  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || hasFailed) return;
    event.preventDefault();
    showNext(shown);
    const next = shown + pageSize;
    if (ready) write({ ...ready.selection, shown: next }, 'replacement');
    else writeQuery(`?show=${next}`, 'replacement');
  };
  const hasMore = ready ? shown < total : list.pages?.next !== undefined;

  return (
    <Section {...(title ? { title, id: partIds.items } : {})}>
      <div
        ref={root}
        className={styles.list}
        id={title ? undefined : partIds.items}
        data-filter={isOpen && ready ? 'open' : undefined}
      >
        <ListBar
          list={list}
          total={total}
          isOpen={isOpen}
          selection={ready?.selection}
          onToggle={() => {
            setIsOpen(!isOpen);
            void load();
          }}
          onPoint={() => void load()}
          onOrder={(order) => {
            if (ready) change({ ...ready.selection, order });
            else writeQuery(`?sort=${order}`, 'step');
          }}
        />
        {hasFailed ? (
          <div className={styles.notice} role="alert">
            <p>{words.failed}</p>
            <Button variant="outline" onClick={() => void load()}>
              {words.retry}
            </Button>
          </div>
        ) : null}
        {ItemFilter && ready ? (
          <ItemFilter
            ready={ready}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onChange={change}
            contact={contact}
          />
        ) : null}
        <div className={styles.results} aria-busy={isWaiting || ready?.isStale}>
          {cards.length > 0 ? (
            <Grid cards={cards} heading={title ? 'h3' : 'h2'} renderAction={renderAction} />
          ) : null}
          {ready?.lacksCards ? (
            <div className={styles.notice} role="alert">
              <p>{words.cardsFailed}</p>
              <Button variant="outline" onClick={() => void load()}>
                {words.retry}
              </Button>
            </div>
          ) : null}
          <More
            hasMore={hasMore}
            next={list.pages?.next}
            shown={shown}
            total={total}
            onMore={showMore}
          />
          {ready ? null : <PageLinks pages={list.pages} />}
          {total > 0 ? <p className={styles.priceNote}>{words.priceNote}</p> : null}
        </div>
      </div>
    </Section>
  );
}

/** Undefined for cards that are still loading. */
type Cards = readonly (ItemCardView | undefined)[];

interface GridProps extends Pick<ItemListProps, 'renderAction'> {
  cards: Cards;
  heading: 'h2' | 'h3';
}

const Grid = memo(function Grid({ cards, heading, renderAction }: GridProps) {
  return (
    <ul role="list" className={styles.grid}>
      {cards.map((item, at) => (
        <li key={item?.slug ?? at}>
          {item ? (
            <ItemCard item={item} heading={heading} action={renderAction?.(item)} />
          ) : (
            <div className={styles.blank} />
          )}
        </li>
      ))}
    </ul>
  );
});

interface MoreProps {
  hasMore: boolean;
  /** The next page, if the list is not filtered. */
  next: string | undefined;
  shown: number;
  total: number;
  onMore: (event: MouseEvent) => void;
}

/** Loads more items: a link to the next page, which after hydration adds them below. */
function More({ hasMore, next, shown, total, onMore }: MoreProps) {
  const { list: words } = catalogueWords[useLanguage()];
  const number = useNumbers();
  const plural = usePlural();
  if (!hasMore) return null;
  return (
    <div className={styles.more} data-print="hide">
      <p>{words.shown(number(shown), plural(total, words.count(number(total))))}</p>
      {next === undefined ? (
        <Button variant="outline" onClick={onMore}>
          {words.more}
        </Button>
      ) : (
        <a href={next} className={styles.moreLink} onClick={onMore}>
          {words.more}
        </a>
      )}
    </div>
  );
}

function useNumbers(): (value: number) => string {
  const language = useLanguage();
  return (value) => value.toLocaleString(language);
}

/** Moves the focus to the first of the newly requested cards once it has loaded. */
function useFocusOnNext(
  root: { readonly current: HTMLElement | null },
  cards: readonly unknown[],
): (from: number) => void {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const at = wanted.current;
    if (at === undefined || cards[at] === undefined) return;
    wanted.current = undefined;
    const links = root.current?.querySelectorAll<HTMLElement>('li article a');
    links?.[at]?.focus({ preventScroll: true });
  }, [root, cards]);
  return (from) => {
    wanted.current = from;
  };
}
