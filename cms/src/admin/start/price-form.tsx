import { Link, useConfig } from '@payloadcms/ui';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { dataOf, listOf, textOf } from '../../records/data.ts';
import { editable, understood } from '../../fields/understood.ts';
import { startWords } from '../../start/words.ts';
import { TaskForm, type TaskFormProps } from './task-form.tsx';
import { TypedInput } from './typed-input.tsx';
import styles from './start.module.css';

type Props = Omit<TaskFormProps, 'initial' | 'taskOf' | 'more' | 'children'>;

/** A published item. */
interface FoundItem {
  id: string | number;
  name: string;
  price: number | null;
}

/** Finds an item by words of its name or by its number, then asks for its price. */
export function PriceForm(props: Props) {
  const { language } = props;
  const words = startWords[language];
  const [item, setItem] = useState<FoundItem>();
  if (!item) return <ItemSearch {...props} onChoose={setItem} />;
  const { id, name, price: before } = item;
  return (
    <TaskForm
      {...props}
      initial={{ price: before === null ? '' : editable('price', before, language) }}
      taskOf={({ price = '' }, { fields }) => ({
        task: 'price',
        item: id,
        price,
        // The last response asked about this very text: typing would have cleared the question.
        sure: fields['price'] !== undefined,
      })}
      more={{ href: `/admin/collections/items/${id}`, label: words.wholeItem }}
    >
      {(at) => (
        <TypedInput
          form="price"
          label={words.priceOf(name)}
          language={language}
          today=""
          {...at('price')}
        />
      )}
    </TaskForm>
  );
}

/** The maximum number of items offered. */
const most = 6;
/** The pause after typing before searching, ms. */
const pause = 250;

type SearchProps = Props & { onChoose: (item: FoundItem) => void };

/** The most recently changed items, or those that match the input. */
function ItemSearch({ language, locale, onCancel, onChoose }: SearchProps) {
  const words = startWords[language];
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const title = useConfig().getEntityConfig({ collectionSlug: 'items' })?.admin.useAsTitle ?? 'id';
  const [text, setText] = useState('');
  const [found, setFound] = useState<FoundItem[] | 'failed'>();

  // Within the tap that opened it: otherwise phones do not show their keyboard.
  useLayoutEffect(() => {
    input.current?.focus();
    // The keyboard leaves room for only a few items.
    input.current?.closest('li')?.scrollIntoView();
  }, []);
  useEffect(() => {
    let isCurrent = true;
    const search = async () => {
      const items = await findItems(text.trim(), title, locale);
      if (isCurrent) setFound(items);
    };
    const timer = setTimeout(() => void search(), text ? pause : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, title, locale]);

  return (
    <div className={styles.form}>
      <div className={styles.field}>
        <label htmlFor={id}>{words.whichItem}</label>
        <input
          ref={input}
          id={id}
          type="text"
          autoComplete="off"
          aria-describedby={`${id}-says`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p id={`${id}-says`} className={styles.says} aria-live="polite">
          {found === 'failed' && words.noList}
          {found?.length === 0 && words.noItem}
        </p>
      </div>
      {Array.isArray(found) && (
        <ul className={styles.items}>
          {found.map((item) => (
            <li key={item.id}>
              <button type="button" onClick={() => onChoose(item)}>
                <span>{item.name || words.untitled}</span>
                <span>
                  {item.price === null
                    ? words.onRequest
                    : understood('price', item.price, language)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <button type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
      <Link className={styles.more} href="/admin/collections/items">
        {words.allItems}
      </Link>
    </div>
  );
}

/** @param title the title field of items */
async function findItems(
  text: string,
  title: string,
  locale: string,
): Promise<FoundItem[] | 'failed'> {
  const query = new URLSearchParams({
    locale,
    depth: '0',
    limit: String(most),
    sort: '-updatedAt',
    [`select[${title}]`]: 'true',
    'select[price]': 'true',
    'where[and][0][_status][equals]': 'published',
    ...(text && {
      [`where[and][1][or][0][${title}][like]`]: text,
      'where[and][1][or][1][sku][like]': text,
    }),
  });
  try {
    const response = await fetch(`/api/items?${query}`);
    if (!response.ok) return 'failed';
    return listOf(dataOf(await response.json())['docs']).map((doc) => {
      const { id, price, [title]: name } = dataOf(doc);
      return {
        id: typeof id === 'number' ? id : String(id),
        name: textOf(name),
        price: typeof price === 'number' ? price : null,
      };
    });
  } catch {
    return 'failed';
  }
}
