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
  /** Heading of the section, where the page has others. */
  title?: string;
  /** Where a visitor can ask who finds nothing. */
  contact: string;
  /** A button over an item's picture: the same function at each rendering. */
  renderAction?: ((item: ItemCardView) => ReactNode) | undefined;
}

/**
 * Items as a grid of cards. The first page is complete as it stands, and further ones are links;
 * once the page is alive, items can be filtered, put in another order and shown one below the other.
 */
export function ItemList({ list, title, contact, renderAction }: ItemListProps) {
  const { list: words } = catalogueWords[useLanguage()];
  const [isOpen, setIsOpen] = useState(false);
  const { ItemFilter, browsing, state, isWaiting, hasFailed, load } = useBrowsing(list);
  const root = useRef<HTMLDivElement>(null);
  const ready = state?.kind === 'ready' ? state : undefined;
  // What was chosen is answered at once, with numbers; the cards may take a few frames more.
  const cards = useDeferredValue<Cards>(ready?.cards ?? list.items);
  const total = ready?.found.total ?? list.total;
  const shown = ready?.found.positions.length ?? list.items.length;
  const showNext = useFocusOnNext(root, cards);

  const write = (selection: Selection, as: 'step' | 'replacement') =>
    writeQuery(browsing?.queryOf(selection) ?? '', as);
  /** Begins at the first item again, which comes into view if it is above the window. */
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

/** Undefined for those still to come. */
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
  /** The page that has more, where the list is the whole one. */
  next: string | undefined;
  shown: number;
  total: number;
  onMore: (event: MouseEvent) => void;
}

/** Leads to more: a link to the next page, which comes below this one once the page is alive. */
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

/** Moves the focus to the first of the cards that a visitor has asked for, once it is there. */
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
