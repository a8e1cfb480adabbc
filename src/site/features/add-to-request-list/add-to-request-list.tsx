import { useState } from 'react';
import { maxPieces } from '#model/forms/pieces.ts';
import { requestListWords } from '#words/request-list.ts';
import { useLanguage } from '../../messages/messages.tsx';
import { requestList } from '../../request-list/list.ts';
import { useRequestList } from '../../request-list/use-request-list.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './add-to-request-list.module.css';

interface AddToRequestListProps {
  item: { slug: string; name: string; path: string };
  /** `heart`: for a corner of a card; `words`: beside other buttons. */
  look?: 'heart' | 'words';
  className?: string | undefined;
}

/** Adds an item to the visitor's request list, or removes it. Hidden without JavaScript. */
export function AddToRequestList({ item, look = 'heart', className }: AddToRequestListProps) {
  const words = requestListWords[useLanguage()];
  const language = useLanguage();
  const [isRefused, setIsRefused] = useState(false);
  const items = useRequestList() ?? [];
  const { slug, name, path } = item;
  const isListed = items.some((listed) => listed.slug === slug);
  const isFull = !isListed && items.length >= maxPieces;
  const toggle = () => {
    setIsRefused(isFull);
    if (isListed) requestList.remove(slug);
    else requestList.add({ slug, name, path, language });
  };
  return (
    <>
      <button
        type="button"
        className={classes(styles.button, className)}
        data-look={look}
        data-print="hide"
        aria-pressed={isListed}
        onClick={toggle}
      >
        <Icon name="heart" />
        {look === 'words' ? (
          words.remember
        ) : (
          <span className="visually-hidden">{words.rememberItem(name)}</span>
        )}
      </button>
      {isRefused && isFull ? (
        <output className={styles.full} data-look={look}>
          {words.full}
        </output>
      ) : null}
    </>
  );
}
