import { useId } from 'react';
import type { Language } from '#model/language.ts';
import { itemWords } from '#words/item.ts';
import { requestListWords } from '#words/request-list.ts';
import { useLanguage } from '../../messages/messages.tsx';
import type { ListedItem } from '../../request-list/list.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Box } from '../../ui/picture/cover-sizes.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { Knowledge } from './use-known-items.ts';
import styles from './requested-items.module.css';

interface ListRowProps {
  item: ListedItem;
  /** Undefined until the site has responded. */
  knowledge: Knowledge | undefined;
  /** Whether the visitor has just restored it. */
  isFocused: boolean;
  onNote: (note: string) => void;
  onRemove: () => void;
}

const boxes: readonly Box[] = [{ width: '140px', height: 1 }];

/** An item on the request list, with what has changed about it and the visitor's note. */
export function ListRow({ item, knowledge, isFocused, onNote, onRemove }: ListRowProps) {
  const words = requestListWords[useLanguage()];
  const noteId = useId();
  const known = knowledge?.item;
  const { name, path, language } = known ?? item;
  const lang = useForeign(language);
  return (
    <li className={styles.row}>
      {known?.picture ? (
        <Picture picture={known.picture} boxes={boxes} alt="" className={styles.picture} />
      ) : (
        <div className={styles.picture} />
      )}
      <div className={styles.words}>
        {known?.brand ? <p className={styles.brand}>{known.brand}</p> : null}
        <h2 className={styles.name} lang={lang}>
          {knowledge?.isMissing ? (
            name
          ) : (
            <a href={path} hrefLang={lang}>
              {name}
            </a>
          )}
        </h2>
        <News knowledge={knowledge} />
        <div className={styles.note}>
          <label htmlFor={noteId} className="visually-hidden">
            {words.noteOf(name)}
          </label>
          <input
            id={noteId}
            value={item.note ?? ''}
            placeholder={words.note}
            maxLength={500}
            data-empty={!item.note}
            onChange={({ target }) => onNote(target.value)}
          />
        </div>
      </div>
      <Price knowledge={knowledge} />
      <button
        type="button"
        className={styles.remove}
        aria-label={words.removeItem(name)}
        data-print="hide"
        ref={isFocused ? focus : undefined}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

function News({ knowledge }: { knowledge: Knowledge | undefined }) {
  const words = requestListWords[useLanguage()];
  const { isMissing, before, item } = knowledge ?? {};
  const news = [
    ...(isMissing ? [words.missing] : []),
    ...(item?.availability === 'gone' ? [words.gone] : []),
    ...(before === undefined ? [] : [words.renamed(before)]),
  ];
  return (
    <output className={styles.news}>
      {news.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </output>
  );
}

function Price({ knowledge }: { knowledge: Knowledge | undefined }) {
  const { vat: vatWords, availability: availabilityWords } = itemWords[useLanguage()];
  if (!knowledge?.item) return null;
  const { price, vat, availability } = knowledge.item;
  return (
    <div className={styles.price}>
      <p>{price}</p>
      {vat ? <p className={styles.small}>{vatWords[vat]}</p> : null}
      {availability === 'gone' ? null : (
        <p className={styles.small}>{availabilityWords[availability]}</p>
      )}
    </div>
  );
}

/** The language to mark a text with; undefined if it is the page's. */
function useForeign(language: Language): Language | undefined {
  return useLanguage() === language ? undefined : language;
}
